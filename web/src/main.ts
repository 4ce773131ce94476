import { mount } from 'svelte'
import App from './App.svelte'
import { startTexts } from './lib/i18n.svelte.ts'
import './ui/fonts.css'
import './ui/theme.css'

await startTexts()
mount(App, { target: document.getElementById('app')! })
