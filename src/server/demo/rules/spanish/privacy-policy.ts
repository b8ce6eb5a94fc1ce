import type { RuleTranslationSeed } from '../../../stores/sites/site-seed.ts';

export const privacyPolicy: RuleTranslationSeed = {
  language: 'es',
  slug: 'privacy-policy',
  title: 'Política de privacidad',
  html: `
<p>Guardamos sobre usted lo mínimo que un pedido necesita, no decimos a nadie que es cliente nuestro y nunca vendemos
datos. A continuación, <a href="#what">qué guardamos</a>, <a href="#who">quién lo ve</a> y
<a href="#rights">qué puede pedirnos</a>. El responsable es Octavo Writing Ltd, 8 Folio Street, London EC1A 1AA.</p>

<h2 id="what">Qué guardamos</h2>
<dl>
<dt>Su cuenta</dt>
<dd>Nombre, correo electrónico, teléfono y una contraseña que solo se guarda como hash. Los necesitamos para entregar su
pedido y contactar con usted al respecto.</dd>
<dt>Sus pedidos</dt>
<dd>Instrucciones, archivos, mensajes, precios y valoraciones.</dd>
<dt>Pagos</dt>
<dd>La forma, el importe y el número de recibo. Los números de tarjeta se introducen en la página del servicio de pago y
nunca llegan a nosotros.</dd>
<dt>Su visita</dt>
<dd>De dónde llegó, la primera página que vio, el tipo de dispositivo y los códigos que un anuncio o un socio puso en el
enlace. Se quedan en su navegador y se envían con un pedido. Las visitas se cuentan solo si ha dado su consentimiento,
con un número aleatorio y nunca con su nombre.</dd>
</dl>

<h2 id="why">Por qué podemos hacerlo</h2>
<p>Para cumplir el acuerdo que tenemos con usted, para cumplir nuestras obligaciones contables y porque tenemos un interés
legítimo en saber qué anuncio trajo un pedido. Para noticias y ofertas por correo le preguntamos antes.</p>

<h2 id="who">Quién lo ve</h2>
<ul>
<li>Su redactor ve las instrucciones y los archivos, nunca su nombre, dirección o teléfono.</li>
<li>La atención al cliente ve lo necesario para responderle.</li>
<li>Los servicios de pago conocen el importe y el código del pedido.</li>
<li>Las autoridades, solo cuando una ley nos obliga, y no más de lo que exige.</li>
</ul>

<p id="abroad">Algunos redactores y servicios de pago trabajan fuera del Reino Unido y de la Unión Europea. Están sujetos a
las cláusulas contractuales que la ley prescribe para ello y no reciben más de lo que aquí se indica.</p>

<h2 id="browser">Qué guardamos en su navegador</h2>
<p>Su sesión después de iniciarla, un borrador del pedido que está escribiendo, el idioma que eligió y el registro de su
primera visita, que se renueva tras 180 días sin actividad. No usamos cookies publicitarias. Al borrar los datos de este
sitio en su navegador se elimina todo.</p>

<h2 id="how-long">Cuánto tiempo lo guardamos</h2>
<p>Los pedidos y recibos, tanto como exige la ley contable. Los archivos adjuntos a un pedido, 180 días después de su
aprobación. Una cuenta que no se usa durante tres años se elimina.</p>

<h2 id="safety">Cómo se protege</h2>
<p>Cada conexión está cifrada. Los enlaces a su cuenta que enviamos por correo sirven una vez y durante poco tiempo. El
personal inicia sesión con un segundo factor y ve solo lo que su trabajo requiere.</p>

<h2 id="rights">Qué puede pedirnos</h2>
<p>Una copia de sus datos, una corrección, un límite a su uso o su eliminación. Escriba a
<a href="mailto:privacy@octavo-writing.example">privacy@octavo-writing.example</a> desde el correo de su cuenta;
respondemos en 30 días. Si no queda conforme con la respuesta, su autoridad de protección de datos le atenderá.</p>

<h2 id="news">Cambios de esta página</h2>
<p>Si aquí cambia algo que le importe, se lo decimos por correo antes de que entre en vigor. Consulte también nuestras
<a href="/rules/terms-of-use/">condiciones de uso</a>.</p>
`,
};
