import type { RuleTranslationSeed } from '../../../stores/sites/site-seed.ts';

export const termsOfUse: RuleTranslationSeed = {
  language: 'es',
  slug: 'terms-of-use',
  title: 'Condiciones de uso',
  html: `
<p>Estas condiciones son el acuerdo entre usted y Octavo Writing. Se aplican desde el momento en que hace un pedido.
Esta versión está en vigor desde el 1 de marzo de 2026.</p>
<p id="contents">Explican qué significan <a href="#words">las palabras que usamos</a> y qué rige para
<a href="#orders">hacer un pedido</a>, <a href="#prices">los precios y el pago</a>,
<a href="#delivery">los plazos y la entrega</a>, <a href="#revisions">las revisiones y la aprobación</a>,
<a href="#use">lo que puede hacer con un trabajo</a>, <a href="#account">su cuenta</a>,
<a href="#withdrawal">el desistimiento</a>, <a href="#liability">nuestra responsabilidad</a>,
<a href="#changes">los cambios de estas condiciones</a> y <a href="#law">la ley y las reclamaciones</a>.</p>

<h2 id="words">1. Palabras que usamos</h2>
<p><strong>Nosotros</strong> somos Octavo Writing Ltd, 8 Folio Street, London EC1A 1AA. <strong>Usted</strong> es la
persona que hace el pedido. Un <strong>trabajo</strong> es todo lo que redactamos, corregimos o dibujamos para usted. Una
<strong>página</strong> son 275 palabras a doble espacio y 550 palabras a espacio sencillo.</p>

<h2 id="orders">2. Hacer un pedido</h2>
<p>Usted nos indica el tipo de trabajo, el tema, el nivel académico, la extensión y el plazo, y adjunta lo que el
redactor necesita. Cuentan las instrucciones del formulario de pedido. Una instrucción posterior es bienvenida, pero si
cambia la extensión, el nivel o el plazo, podemos pedir la diferencia de precio.</p>
<p>Debe tener al menos 18 años, y los datos que da sobre sí deben ser los suyos.</p>

<h2 id="prices">3. Precios y pago</h2>
<p>El precio que muestra el formulario cuando hace su pedido es el precio de su pedido. Todos los cobros se hacen en
dólares estadounidenses, y su pedido conserva su importe en dólares desde ese momento: un tipo de cambio posterior no
cambia nada. Los importes en otra moneda son informativos. Su banco convierte a su propio tipo y puede añadir una
comisión, y el impuesto sobre el valor añadido se suma donde la ley lo exige.</p>
<ul>
<li>El trabajo empieza cuando ha llegado el pago.</li>
<li>En un pedido se puede usar un código de descuento. Un descuento fijo no puede superar el precio del pedido.</li>
<li>Cuando aprueba un pedido, el cinco por ciento de su precio, como se muestra junto al precio, pasa a su cuenta de
bonos en dólares.</li>
<li>Puede usar sus bonos en un pedido, hasta su precio, al hacerlo o en su página de pago. Quedan por pagar al menos
0,50 $, o nada. Los bonos no se pagan en efectivo.</li>
<li>Si un pedido se cancela o se reembolsa, los bonos usados en él vuelven a su cuenta de bonos. Los bonos que aportó se
retiran, en la medida en que aún los tenga.</li>
</ul>

<h2 id="delivery">4. Plazos y entrega</h2>
<p>El plazo corre desde que llega el pago. El trabajo terminado está en su cuenta, y enviamos un mensaje al correo
electrónico de su cuenta.</p>
<p>Si nos retrasamos y conserva el trabajo, recibe el {refundLate} de la diferencia con el
precio del plazo posterior, según nuestra <a href="/rules/money-back-guarantee/">garantía de devolución</a>.</p>
<p>No se puede elegir un redactor preferido en plazos de menos de 24 horas.</p>

<h2 id="revisions">5. Revisiones y aprobación</h2>
<p>Puede pedir revisiones gratuitas mientras sigan sus instrucciones originales. Diga qué hay que cambiar y para
cuándo.</p>
<p>Las revisiones son gratuitas durante los {revisionDays} días posteriores a la entrega.</p>
<p>Cuando aprueba un trabajo, el pedido queda cerrado.</p>

<h2 id="use">6. Lo que puede hacer con un trabajo</h2>
<p>Nuestros trabajos se redactan para investigación y consulta. Usted es responsable de cumplir las normas de su centro
sobre cómo usar y citar ese material. Cuando ha pagado y aprobado un pedido, el derecho a usar el trabajo es suyo; no lo
publicamos, no lo vendemos de nuevo ni lo incluimos en ninguna base de datos.</p>

<h2 id="account">7. Su cuenta</h2>
<p>No comparta su contraseña y avísenos si cree que otra persona la conoce. Lo que guardamos sobre usted se describe en
nuestra <a href="/rules/privacy-policy/">política de privacidad</a>.</p>

<h2 id="withdrawal">8. Si cambia de opinión</h2>
<p>Puede desistir de un pedido en un plazo de 14 días sin dar motivos. Al elegir un plazo de entrega nos pide que
empecemos antes de que termine ese tiempo: por lo redactado hasta entonces conservamos una parte justa, y cuando un
trabajo se ha entregado completo, el derecho de desistimiento ha terminado. Cuánto se devuelve está en la
<a href="/rules/money-back-guarantee/#partial">garantía de devolución</a>.</p>

<h2 id="liability">9. Nuestra responsabilidad</h2>
<p>Respondemos de la calidad y la puntualidad de nuestro trabajo hasta el importe que pagó por el pedido. No prometemos
una nota determinada, y no somos responsables de retrasos que causen su proveedor de correo, su banco o su red. Nada de
esto limita nuestra responsabilidad por dolo, negligencia grave o daños a personas.</p>

<h2 id="changes">10. Cambios de estas condiciones</h2>
<p>Un pedido se rige por las condiciones publicadas cuando se hizo. Antes de que un cambio entre en vigor, lo anunciamos
a todos los que tienen una cuenta, con al menos 30 días de antelación.</p>

<h2 id="law">11. Ley y reclamaciones</h2>
<p>Se aplica la ley de Inglaterra y Gales; como consumidor conserva la protección que le da la ley de su país. Escriba
primero a <a href="mailto:support@octavo-writing.example">support@octavo-writing.example</a>: respondemos a una
reclamación en 14 días, y la mayoría se resuelve así.
<a href="#contents">Volver al principio</a></p>
`,
};
