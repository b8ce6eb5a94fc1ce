import type { Language } from '../text.ts';

/** Texts of letters to customers, in Spanish. */
export const letterTexts: Language['letters'] = {
  welcome: 'le damos la bienvenida',
  'Your account at {site} is ready.': 'Su cuenta en {site} está lista.',
  'Please confirm that this e-mail address is yours, so that news of your orders reaches you. The link works for a week.':
    'Confirme que esta dirección de correo es suya, para que le lleguen las novedades de sus pedidos. El enlace funciona durante una semana.',
  'If you did not register, somebody has mistyped an address and you can ignore this letter.':
    'Si usted no se registró, alguien escribió mal una dirección y puede ignorar este mensaje.',
  'Confirm my address': 'Confirmar mi dirección',
  'Open my account': 'Abrir mi cuenta',
  'is this your address?': '¿es esta su dirección?',
  'Please confirm that this e-mail address is yours. The link works for a week.':
    'Confirme que esta dirección de correo es suya. El enlace funciona durante una semana.',
  'a new password': 'una contraseña nueva',
  'Somebody, hopefully you, has asked for a new password. The link lets you choose one. It works once, within an hour.':
    'Alguien, esperamos que usted, ha pedido una contraseña nueva. Con el enlace puede elegirla. Funciona una sola vez, durante una hora.',
  'If it was not you, nothing has changed and there is nothing to do.':
    'Si no fue usted, nada ha cambiado y no tiene que hacer nada.',
  'Choose a new password': 'Elegir una contraseña nueva',
  'your password is changed': 'su contraseña ha cambiado',
  'The password of your account at {site} was just changed. Every other device is logged out.':
    'La contraseña de su cuenta en {site} acaba de cambiar. Se ha cerrado la sesión en todos los demás dispositivos.',
  'If it was not you, somebody has entered your account. Choose a new password now, and write to us.':
    'Si no ha sido usted, alguien ha entrado en su cuenta. Elija ahora una contraseña nueva y escríbanos.',
  'your e-mail address is changed': 'su dirección de correo ha cambiado',
  'The e-mail address of your account at {site} was just changed, and we no longer write to this one. Every other device is logged out.':
    'La dirección de correo de su cuenta en {site} acaba de cambiar y ya no escribimos a esta. Se ha cerrado la sesión en todos los demás dispositivos.',
  'If it was not you, somebody knows your password. Please write to us at once.':
    'Si no fue usted, alguien conoce su contraseña. Escríbanos de inmediato.',
  'If you have no account there, somebody had mistyped an address and you can ignore this letter.':
    'Si no tiene una cuenta allí, alguien había escrito mal una dirección y puede ignorar este mensaje.',
  'your new e-mail address': 'su nueva dirección de correo',
  'The e-mail address of your account at {site} is now this one. Use it to log in. News of your orders comes here.':
    'La dirección de correo de su cuenta en {site} es ahora esta. Úsela para iniciar sesión. Aquí llegarán las noticias de sus pedidos.',
  'If it was not you, somebody has mistyped an address and you can ignore this letter.':
    'Si no fue usted, alguien escribió mal una dirección y puede ignorar este mensaje.',
  'your code is {loginCode}': 'su código es {loginCode}',
  'Your code is {loginCode}. Enter it where you have just logged in. It works once, within 10 minutes.':
    'Su código es {loginCode}. Escríbalo donde acaba de iniciar sesión. Funciona una sola vez, durante 10 minutos.',
  'If you did not log in, somebody knows your password. Nobody is in your account without the code, so tell it to no one and choose a new password.':
    'Si usted no ha iniciado sesión, alguien conoce su contraseña. Nadie entra en su cuenta sin el código: no se lo diga a nadie y elija una contraseña nueva.',
  'your account is deleted': 'su cuenta está eliminada',
  'Your account at {site} is deleted, with your name, address, phone numbers and files. Every device is logged out, and unpaid orders are cancelled.':
    'Su cuenta en {site} está eliminada, con su nombre, dirección, teléfonos y archivos. Se ha cerrado la sesión en todos los dispositivos y los pedidos sin pagar están cancelados.',
  'The law requires us to keep what was ordered, when and for how much. Your orders stay with us for that, without you.':
    'La ley nos obliga a conservar qué se pidió, cuándo y por cuánto. Por eso conservamos sus pedidos, sin sus datos personales.',
  'You can register with this address again at any time. If it was not you who deleted the account, please write to us.':
    'Puede volver a registrarse con esta dirección cuando quiera. Si no fue usted quien eliminó la cuenta, escríbanos.',
  'we have your order {code}': 'hemos recibido su pedido {code}',
  'Thank you. We have your order {code}.': 'Gracias. Hemos recibido su pedido {code}.',
  'What happens next: within {answerHours} we write to you how to pay {amount} by {method}. Nothing has been charged. Once the money has arrived, we mark the order as paid, write to you, and your writer begins.':
    'Qué ocurre ahora: en un plazo de {answerHours} le escribimos cómo pagar {amount} (forma de pago: {method}). No se ha cobrado nada. Cuando llegue el dinero, marcamos el pedido como pagado, le escribimos y su redactor empieza.',
  'What happens next: your writer begins as soon as the payment of {amount} is confirmed. If you have not paid yet, you can do it now.':
    'Qué ocurre ahora: su redactor empieza en cuanto se confirme el pago de {amount}. Si aún no ha pagado, puede hacerlo ahora.',
  'What happens next: nothing is left to pay. We write to you when your writer begins.':
    'Qué ocurre ahora: no queda nada por pagar. Le escribimos cuando su redactor empiece.',
  'Pay or see the payment': 'Pagar o ver el pago',
  'See my order': 'Ver mi pedido',
  'order {code} is paid': 'el pedido {code} está pagado',
  'Thank you. We have received your payment of {amount} for order {code}, and your writer begins.':
    'Gracias. Hemos recibido su pago de {amount} por el pedido {code}, y su redactor empieza.',
  'Thank you. Nothing is left to pay for order {code}, and your writer begins.':
    'Gracias. No queda nada por pagar del pedido {code}, y su redactor empieza.',
  'You can follow the order, send files and read what your writer delivers.':
    'Puede seguir el pedido, enviar archivos y leer lo que entregue su redactor.',
  'Follow my order': 'Seguir mi pedido',
  'your writer is at work on order {code}': 'su redactor trabaja en el pedido {code}',
  'Your writer has begun order {code}. It is due on {deadline}.':
    'Su redactor ha empezado el pedido {code}. Fecha de entrega: {deadline}.',
  'Files and instructions that may still help can be sent from the page of the order.':
    'Desde la página del pedido puede enviar archivos e instrucciones que aún puedan ayudar.',
  'order {code} is delivered': 'el pedido {code} está entregado',
  'Your paper for order {code} is ready.': 'Su trabajo del pedido {code} está listo.',
  'Please read it, then approve it or ask for a revision.': 'Léalo y después apruébelo o pida una revisión.',
  'Read my paper': 'Leer mi trabajo',
  'order {code} is cancelled': 'el pedido {code} está cancelado',
  'Order {code} is cancelled. Nothing has to be paid for it. A bonus that it used is back in your Bonus Storage.':
    'El pedido {code} está cancelado. No hay que pagar nada por él. El bono que se usó vuelve a estar en su cuenta de bonos.',
  'See the order': 'Ver el pedido',
  'order {code} is refunded': 'el pedido {code} está reembolsado',
  'We have refunded order {code}. You get {refund} back the way you paid; a bank may take up to ten days.':
    'Hemos reembolsado el pedido {code}. Recibirá {refund} por la misma vía por la que pagó; un banco puede tardar hasta diez días.',
  'We have refunded order {code}. No money was charged for it.':
    'Hemos reembolsado el pedido {code}. No se había cobrado nada por él.',
  'What comes back of a bonus that it used is in your Bonus Storage. The order is closed.':
    'La parte del bono usado que se devuelve está en su cuenta de bonos. El pedido está cerrado.',
  'a further file for order {code}': 'otro archivo para el pedido {code}',
  'We have added a file to order {code}, which was delivered before.':
    'Hemos añadido un archivo al pedido {code}, que ya estaba entregado.',
  'See the file': 'Ver el archivo',
  'your writer has written about order {code}': 'su redactor ha escrito sobre el pedido {code}',
  'Your writer has written to you about order {code}.': 'Su redactor le ha escrito sobre el pedido {code}.',
  '{messages}': '{messages}',
  'Please answer on the page of the order, because answers to this letter do not reach your writer.':
    'Responda en la página del pedido, porque las respuestas a este correo no llegan a su redactor.',
  'Read and answer': 'Leer y responder',
  'order {code} is in revision': 'el pedido {code} está en revisión',
  'We have your request, and your writer revises order {code}. We write to you when the new version is ready.':
    'Hemos recibido su solicitud, y su redactor revisa el pedido {code}. Le escribimos cuando la nueva versión esté lista.',
  'You asked for it by: {revisionTime}': 'Lo pidió para: {revisionTime}',
  'Your remarks:\n{remarks}': 'Sus observaciones:\n{remarks}',
  'order {code} is complete': 'el pedido {code} está completo',
  'You have approved order {code}, which is now complete. Thank you for ordering from us.':
    'Ha aprobado el pedido {code}, que queda completo. Gracias por confiar en nosotros.',
  'Your files stay in your account. You can rate the paper and the writer on the page of the order.':
    'Sus archivos siguen en su cuenta. En la página del pedido puede valorar el trabajo y al redactor.',
  'Rate my order': 'Valorar mi pedido',

  Order: 'Pedido',
  Topic: 'Tema',
  'Type of paper': 'Tipo de trabajo',
  Service: 'Servicio',
  'Academic level': 'Nivel académico',
  Subject: 'Materia',
  'Paper format': 'Formato',
  Length: 'Extensión',
  Sources: 'Fuentes',
  Deadline: 'Entrega',
  Materials: 'Materiales',
  Writer: 'Redactor',
  'Written by': 'Escrito por',
  Extras: 'Extras',
  Amount: 'Importe',
  None: 'Ninguno',
  'Not needed': 'No necesarios',
  'Needed, provided with the order': 'Necesarios, enviados con el pedido',
  'Needed, not provided with the order': 'Necesarios, no enviados con el pedido',
  '{pages}, double spaced ({words})': '{pages} a doble espacio ({words})',
  '{pages}, single spaced ({words})': '{pages} a espacio sencillo ({words})',
  'the method you chose': 'la que usted eligió',
  '{time} after payment': '{time} después del pago',
  'If the button does not open, use this address:': 'Si el botón no se abre, use esta dirección:',
  '{n} pages': { one: '{n} página', other: '{n} páginas' },
  '{n} problems': { one: '{n} problema', other: '{n} problemas' },
  '{n} questions': { one: '{n} pregunta', other: '{n} preguntas' },
  '{n} slides': { one: '{n} diapositiva', other: '{n} diapositivas' },
  '{n} projects': { one: '{n} proyecto', other: '{n} proyectos' },
  '{n} assignments': { one: '{n} tarea', other: '{n} tareas' },
  '{n} tasks': { one: '{n} ejercicio', other: '{n} ejercicios' },
  '{n} words': { one: '{n} palabra', other: '{n} palabras' },
  '{n} hours': { one: '{n} hora', other: '{n} horas' },
  '{n} days': { one: '{n} día', other: '{n} días' },
};
