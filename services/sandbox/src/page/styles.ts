/** The one style sheet of the sandbox's pages: plain, bank-like, readable on a phone and in the dark. */
export const styles = `
@font-face { font-family: "Sandbox Devanagari"; font-weight: 400; font-display: swap; src: url(/font/devanagari-400.woff2) format("woff2"); unicode-range: U+0900-097F, U+1CD0-1CFF, U+200C-200D, U+A830-A839, U+A8E0-A8FF; }
@font-face { font-family: "Sandbox Devanagari"; font-weight: 600 700; font-display: swap; src: url(/font/devanagari-600.woff2) format("woff2"); unicode-range: U+0900-097F, U+1CD0-1CFF, U+200C-200D, U+A830-A839, U+A8E0-A8FF; }
:root { color-scheme: light dark; --paper: #f5f3ee; --card: #fff; --ink: #22201c; --soft: #6a655c; --line: #ddd7cb; --accent: #24476b; --on-accent: #fff; --good: #1c6b45; --bad: #a12c2c; --wait: #8a5a00; }
@media (prefers-color-scheme: dark) { :root { --paper: #14171b; --card: #1d2228; --ink: #eceae5; --soft: #aaa59b; --line: #353b43; --accent: #a9c8ea; --on-accent: #10202f; --good: #6fcf9d; --bad: #f08f8f; --wait: #e6b450; } }
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; background: var(--paper); color: var(--ink); font: 16px/1.5 "Sandbox Devanagari", system-ui, sans-serif; }
main { max-width: 30rem; margin: 0 auto; padding: 2rem 1rem 3rem; }
main.wide { max-width: 60rem; }
.bank { display: flex; justify-content: space-between; align-items: center; gap: 1rem; padding: .75rem 1rem; background: var(--accent); color: var(--on-accent); }
.bank strong { letter-spacing: .02em; }
.bank a { display: inline-flex; align-items: center; min-height: 2.75rem; margin-block: -.5rem; color: inherit; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .75rem; padding: 1.5rem; margin-top: 1rem; }
h1 { font-size: 1.25rem; line-height: 1.3; margin: 0 0 .25rem; }
p { margin: .5rem 0; }
.soft { color: var(--soft); font-size: .9rem; }
.amount { font-size: min(2.25rem, 11vw); line-height: 1.2; font-variant-numeric: tabular-nums; margin: 1rem 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 1rem 0 0; font-size: .9rem; }
dt { color: var(--soft); }
dd { margin: 0; text-align: end; overflow-wrap: anywhere; }
form { display: grid; gap: .75rem; margin-top: 1.5rem; }
label { display: grid; gap: .25rem; font-size: .9rem; }
input, select { font: inherit; min-height: 2.75rem; padding: .25rem .75rem; border-radius: .5rem; border: 1px solid var(--line); background: transparent; color: var(--ink); }
input[type=checkbox] { min-height: 0; inline-size: 1.25rem; block-size: 1.25rem; vertical-align: middle; accent-color: var(--accent); }
button { font: inherit; font-weight: 600; min-height: 3rem; padding: .5rem 1rem; border-radius: .5rem; border: 1px solid currentColor; background: transparent; color: var(--ink); cursor: pointer; text-align: start; }
button.main { background: var(--accent); color: var(--on-accent); border-color: transparent; text-align: center; }
button.bad { color: var(--bad); }
button.wait { color: var(--wait); }
button small { display: block; font-weight: 400; color: var(--soft); }
button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
.state-captured { color: var(--good); }
.state-failed { color: var(--bad); }
.state-pending { color: var(--wait); }
a { color: var(--accent); }
ul { padding-inline-start: 1.25rem; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
th, td { text-align: start; padding: .5rem; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
.chat { list-style: none; padding: 0; display: grid; gap: .75rem; }
.chat li { max-width: 85%; padding: .5rem .875rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card); overflow-wrap: anywhere; }
.chat li.shopper { justify-self: end; background: var(--accent); color: var(--on-accent); border-color: transparent; }
.chat p { margin: 0; }
.chat small { opacity: .8; }
@media (max-width: 40rem) {
  .stack thead { display: none; }
  .stack tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .stack td { display: inline-block; padding: .25rem .75rem .25rem 0; border: 0; }
  .stack td:last-child { display: block; }
}
iframe.mail { width: 100%; height: 40rem; border: 1px solid var(--line); background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; font-size: .85rem; }
`;
