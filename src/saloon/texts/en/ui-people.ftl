### Other people at a table, and the check of the deal.

ui-people = People here
ui-people-block = Block
ui-people-unblock = Unblock
ui-people-blocked = { $name } is blocked: no more of their chat for you, and no way to tables you host.
ui-people-unblocked = { $name } is not blocked any more.
ui-people-blocked-title = People you have blocked
ui-people-report = Report
ui-people-report-text = Whoever runs this server reads it, together with what this person last said here. The person is not told.
ui-people-report-what = What happened?
ui-people-report-send = Send it
ui-people-reported = Thank you. It has been passed on.

ui-error-yourself = You cannot do that to yourself.
ui-error-unknown-person = This person is not here any more.
ui-error-too-many = That is too many.

ui-deal-fingerprint = Fingerprint of the deal, fixed before the first card:
ui-deal-seed = What it was made from (salt and seed):
ui-deal-check = Check the deal
ui-deal-fits = It fits: the shuffle was fixed before the game and nobody changed it.
ui-deal-fits-late = It fits the fingerprint the server shows now. Whoever had this page open during the game can compare it with the one from then.
ui-deal-differs = It does not fit! This game was not dealt from what the server had promised.
