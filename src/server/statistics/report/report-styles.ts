/** Styles of the report's page, for screens and for paper. */
export const reportStyles = `
:root { color-scheme: light dark; --ink: light-dark(#1b2130, #ebe8e2); --soft: light-dark(#5a6172, #a8adb9); --rule: light-dark(#e2ded5, #333946); --sheet: light-dark(#fffdf9, #1a1e26); --paper: light-dark(#faf7f0, #14171d); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: break-word; }
main { max-width: 76rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 3rem) 4rem; }
h1 { font-size: clamp(1.5rem, 1.2rem + 1.6vw, 2.25rem); line-height: 1.2; margin: 0 0 .5rem; }
h2, caption { font-size: 1.125rem; font-weight: 650; text-align: start; margin: 0 0 .75rem; }
section { margin-top: 2.5rem; }
header p, footer p, section > p { color: var(--soft); margin: 0 0 .75rem; max-width: 45rem; }
dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); gap: .75rem; margin: 1.5rem 0 0; }
dl div { background: var(--sheet); border: 1px solid var(--rule); border-radius: .5rem; padding: .75rem 1rem; }
dt { color: var(--soft); font-size: .875rem; }
dd { margin: 0; font-size: clamp(1rem, .8rem + 1vw, 1.375rem); font-weight: 650; font-variant-numeric: tabular-nums; }
figure { margin: 0; overflow-x: auto; background: var(--sheet); border: 1px solid var(--rule); border-radius: .5rem; padding: 1rem; }
svg { display: block; width: 100%; min-width: 34rem; height: auto; }
.wide { overflow-x: auto; background: var(--sheet); border: 1px solid var(--rule); border-radius: .5rem; padding: 1rem; }
.wide:focus-visible, figure:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
table { border-collapse: collapse; font-size: .875rem; font-variant-numeric: tabular-nums; min-width: 100%; }
th, td { padding: .4rem .5rem; text-align: end; border-top: 1px solid var(--rule); white-space: nowrap; }
thead th { color: var(--soft); font-weight: 500; border: 0; }
tbody th { font-weight: 500; }
th:first-child { text-align: start; padding-inline-start: 0; max-width: 22rem; white-space: normal; min-width: 10rem; }
small { color: var(--soft); font-size: 1em; margin-inline-start: .25rem; }
ul { padding-inline-start: 1.25rem; }
li { margin-top: .5rem; }
a { color: inherit; }
@media print { body { background: none; } section, figure { break-inside: avoid; } }
`;
