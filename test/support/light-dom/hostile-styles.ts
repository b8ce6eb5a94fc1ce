/** Style sheet of a page that resets and decorates every element, and has rules for the class names that widgets use. */
export const hostileStyles = `<style>
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid #e5e7eb }
div { line-height: 2 } span { letter-spacing: 0.05em } form { padding: 3rem; background: #fafad2 }
button { padding: 0.9rem 2rem; font: 700 1.2rem Georgia, serif; color: #fff; text-transform: uppercase; background: #0d6efd; border: 2px solid #0a58ca; box-shadow: 0 4px 0 #000 }
input, select, textarea { appearance: none; display: inline; width: 50%; height: 60px; margin: 1rem 0 2rem; padding: 1rem 2rem; font: italic 20px Georgia; color: #800; background: #ffe; border: 3px solid #f0f; border-radius: 30px }
input::placeholder, textarea::placeholder { color: red } ::marker { color: red } ::file-selector-button { color: red }
label { display: block; float: left; margin-bottom: 2rem; font-weight: 300; color: #666; text-transform: uppercase }
h1, h2, h3 { font: 900 3rem Georgia; color: crimson; text-align: center; text-transform: uppercase }
p { margin: 2rem; line-height: 2.4 } ul, ol { padding-left: 4rem; list-style: square } a { color: lime; text-decoration: line-through }
table { border-collapse: separate; border-spacing: 12px } td, th { padding: 2rem; background: #eef; border: 1px solid #00f }
svg { display: block; width: 60px; height: 60px; fill: orange } path { stroke: red } dialog { width: 200px; background: yellow }
dialog::backdrop { background: red } output { font-size: 8px } progress { width: 10px }
.field { margin: 3rem; background: pink } .label { display: inline-block; width: 300px } .button { float: right; background: green }
.button::before { content: "»" } .control { clear: both; font-size: 0.5rem } .box { background: silver } .list { columns: 2 }
.price { display: none } .notice, .field-error { background: red } .popup { opacity: 0.1 } .dialog { color: red }
main#main .content form input, main#main .content form button:hover { min-width: 400px }
@layer base { svg, svg * { display: block; margin: 2px; vertical-align: middle; fill: red; stroke: red; border: 2px solid red; opacity: 0.5 } p { color: red } }
@keyframes count { from { color: red } } @keyframes turn { from { opacity: 0 } }
</style>`;
