import type { RuleTranslationSeed } from '../../../stores/sites/site-seed.ts';

export const moneyBackGuarantee: RuleTranslationSeed = {
  language: 'es',
  slug: 'money-back-guarantee',
  title: 'Garantía de devolución',
  html: `
<p>Si no hacemos lo acordado, recupera su dinero. Esta página dice cuándo, cuánto y con qué rapidez.</p>
<p>En resumen: el <a href="#partial">{refundBeforeWriter}</a> antes de que empiece un redactor,
<a href="#partial">una parte justa</a> después, y <a href="#how">un botón</a> basta para pedirlo.</p>

<h2 id="full">Cuándo recupera todo</h2>
<ul>
<li>Pagó dos veces el mismo pedido o lo hizo dos veces por error.</li>
<li>No encontramos un redactor para su pedido.</li>
<li>El trabajo llega después del plazo y ya no lo necesita. Esto no se aplica si el retraso se debe a instrucciones o
material que nos llegaron tarde.</li>
</ul>

<h2 id="partial">Cuándo recupera una parte</h2>
<table>
<thead><tr><th scope="col">Qué ocurrió</th><th scope="col">Recibe</th></tr></thead>
<tbody>
<tr><td>Cancela antes de que empiece un redactor</td><td>{refundBeforeWriter}</td></tr>
<tr><td>Cancela en la primera mitad del plazo</td><td>{refundFirstHalf}</td></tr>
<tr><td>Cancela en la segunda mitad del plazo</td><td>{refundSecondHalf}</td></tr>
<tr><td>El trabajo llega tarde y lo conserva</td><td>El {refundLate} de la diferencia con el precio del plazo posterior</td></tr>
<tr><td>Las revisiones no ajustaron el trabajo a sus instrucciones</td><td>Hasta el {refundFirstHalf}, tras examinarlo</td></tr>
</tbody>
</table>

<h2 id="quality">Cuando se cuestiona la calidad</h2>
<p>Pida primero una <a href="/rules/terms-of-use/#revisions">revisión</a>: es gratuita, y la mayoría de las dudas
terminan ahí. Si no ayuda, díganos qué instrucciones no se siguieron. Un editor que no participó en su pedido compara el
trabajo con ellas y responde en tres días laborables.</p>

<h3 id="plagiarism">Originalidad</h3>
<p>Cada trabajo se comprueba antes de la entrega. Si puede mostrar texto copiado, lo corregimos de inmediato o
reembolsamos el pedido completo, como prefiera.</p>

<h2 id="how">Cómo pedirlo</h2>
<ol>
<li>Para cancelar antes de la entrega, pulse el botón en la página del pedido. Antes le dice lo que recupera.</li>
<li>Para todo lo demás, escriba desde el correo electrónico de su cuenta e indique el código del pedido. Tiene este aspecto: O-7K3M9Q.</li>
<li>Pídalo en los {revisionDays} días posteriores a la entrega.</li>
<li>No apruebe el trabajo mientras la cuestión esté abierta: la aprobación cierra el pedido.</li>
</ol>

<h2 id="paid-back">Cómo vuelve el dinero</h2>
<p>Los reembolsos se hacen por la misma vía que el pago. Los enviamos en dos días laborables; los bancos tardan hasta
diez. Un bono que haya usado vuelve a su cuenta de bonos.</p>

<p>Un extra que no pudimos ofrecer, como un redactor TOP-10 cuando ninguno estaba libre, se reembolsa completo sin que lo
pida.</p>

<h2 id="not-covered">Qué no está cubierto</h2>
<p>Un pedido que ha aprobado, una nota que esperaba y los cambios de instrucciones después de hecho el trabajo. Los
extras de un pedido entregado, como el informe de plagio, no se reembolsan por separado. Sus derechos según la ley y
según nuestras <a href="/rules/terms-of-use/#withdrawal">condiciones de uso</a> existen junto a esta garantía.</p>
`,
};
