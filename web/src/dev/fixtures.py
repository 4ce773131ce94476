"""Real positions for the dev page: random games, told from one seat, with the questions asked."""
import json, random, sys, collections
import saloon
NAMES = ["Ilona","Bot Rufus","Marek","Tereza","András","Bot Pearl","Zsófi","Old Tom"]
def opt(g,o):
    return {"text":g.state.option_text(o),"verb":o.verb,"card":g.state.face[o.slot].text if o.slot>=0 else None,
            "seat":o.seat if o.seat>=0 else None,"detail":o.detail}
def ask(g,seat):
    if g.over: return None
    d=g.decision
    seats=list(g.unanswered() or d.seats)
    mine = seat is not None and seat in seats
    return {"id":g.ask_id,"kind":d.kind,"seats":seats,"rule":d.rule,"about":d.about,"by":d.by if d.by>=0 else None,
            "amount":d.amount,"reaction":d.kind in("shot","bang"),"options":[opt(g,o) for o in g.options(seat)] if mine else [],
            "default":g.state.option_text(d.default_for(seat)) if mine else "",
            "also":[opt(g,o) for o in g.interjections(seat)] if seat is not None and not mine else [], "undo":False}
def diff(a,b,path=()):
    if a==b and type(a)==type(b): return []
    if isinstance(a,dict) and isinstance(b,dict) and set(a)==set(b):
        return [c for k in a for c in diff(a[k],b[k],path+(k,))]
    if isinstance(a,list) and isinstance(b,list) and len(a)==len(b):
        return [c for i in range(len(a)) for c in diff(a[i],b[i],path+(i,))]
    return [[list(path),b]]
def film(n,seed,seat,mods,rulings=None,limit=100000,pace=.85):
    g=saloon.new_game("bang",players=n,modules=mods,seed=seed,**({"rulings":rulings} if rulings else {}))
    rng=random.Random(seed); heard=g.listen()
    first=g.view(seat); told=0; frames=[]; asks=[ask(g,seat)]; before=first
    def frame():
        nonlocal told,before
        v=g.view(seat); ev=[e.seen_by(seat) for e in heard[told:]]; told=len(heard)
        frames.append({"step":g.choices_made,"turn":v["turn"],"events":ev,"changes":diff(before,v)}); before=v
    frame()
    while not g.over and g.choices_made<limit:
        s=g.unanswered()[0]; os=g.options(s)
        # play like somebody who wants the table to fill: rather lay cards down than shoot
        def worth(o):
            t=g.state.option_text(o)
            if o.verb=="end": return .5
            if o.verb in("miss",): return 3
            if o.verb=="pass": return 1
            return 2
        o=rng.choices(os,[worth(o) for o in os])[0]
        g.choose(o,s); frame(); asks.append(ask(g,seat))
    return {"players":n,"seat":seat,"modules":mods,"names":NAMES[:n],"film":{"view":first,"frames":frames,"viewer":seat,"open":False},"asks":asks}
if __name__=="__main__":
    out=sys.argv[1]; import os
    os.makedirs(out,exist_ok=True)
    for n,mods,seed,seat in ((3,["dodge-city"],3,0),(4,[],5,2),(5,["dodge-city"],11,4),(6,["dodge-city","bullet"],4,0),(7,["dodge-city"],21,3),(8,["dodge-city"],8,1)):
        f=film(n,seed,seat,mods); json.dump(f,open(f"{out}/{n}.json","w"),separators=(",",":"))
        c=collections.Counter(a["kind"] for a in f["asks"] if a and a["options"])
        print(n,len(f["asks"]),dict(c))
    f=film(5,2,1,[],{"expert-two-characters":True},40); json.dump(f,open(f"{out}/choice.json","w"),separators=(",",":"))
    print([a["kind"] for a in f["asks"][:3]], f["asks"][0]["options"])
