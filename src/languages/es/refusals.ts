import type { Language } from '../text.ts';

/** Sentences with which the server refuses a request, in Spanish. */
export const refusalTexts: Language['refusals'] = {
  'The request could not be read. Please reload the page and try again':
    'No se pudo leer la solicitud. Recargue la página e inténtelo de nuevo',
  'A paid order cannot be cancelled here. Please write to us':
    'Un pedido pagado no se puede cancelar aquí. Escríbanos',
  'The days in which revisions are free have passed, so nothing was changed. Please write to us if something is wrong':
    'Han pasado los días en que las revisiones son gratuitas, por lo que no se ha cambiado nada. Escríbanos si algo no está bien',
  'The amount that you would get back has changed, so nothing was cancelled. Please look again':
    'El importe que recuperaría ha cambiado, así que no se ha cancelado nada. Vuelva a mirarlo',
  'Your cancellation is noted, but the money could not be returned yet. We know of it and return it; you may also try again in a minute':
    'Su cancelación está anotada, pero el dinero aún no se ha podido devolver. Lo sabemos y lo devolveremos; también puede intentarlo de nuevo en un minuto',
  'Please log in': 'Inicie sesión',
  'Please log in to your account to go on': 'Inicie sesión en su cuenta para continuar',
  'Please enter the code that we send to your e-mail address':
    'Introduzca el código que enviamos a su correo electrónico',
  'You are logged in as another customer': 'Ha iniciado sesión como otro cliente',
  'This call is only for the cabinet of the site': 'Esta llamada es solo para el área de clientes del sitio',
  'Registration and login are turned off on this site. Please write to us':
    'El registro y el inicio de sesión están desactivados en este sitio. Escríbanos',
  'There is no such site': 'No existe ese sitio',
  'There is nothing at this address. Please check it, or reload the page that led here':
    'No hay nada en esta dirección. Revísela o recargue la página anterior',
  'This arrived too slowly, so nothing of it was stored. Please try again, if you can over a better connection':
    'Los datos llegaron demasiado despacio y no se guardó nada. Inténtelo de nuevo, a ser posible con una conexión mejor',
  'The status of the order does not allow this, so nothing was changed. Please reload the page to see it':
    'El estado del pedido no lo permite, así que no se ha cambiado nada. Recargue la página para verlo',
  'An order of this account is paid and not finished. Please approve its paper when it is there, or write to us':
    'Un pedido de esta cuenta está pagado y sin terminar. Apruebe el trabajo cuando llegue o escríbanos',
  'This order is closed, and nothing more can be sent to it. Please write to us if something is missing':
    'Este pedido está cerrado y ya no se le puede enviar nada. Escríbanos si falta algo',
  'This Idempotency-Key was sent with another order. A new order needs a new key':
    'Esta Idempotency-Key se envió con otro pedido. Un pedido nuevo necesita una clave nueva',
  'This order is paid already, so there is nothing left to pay':
    'Este pedido ya está pagado, no queda nada por pagar',
  'This order has been called off, and nothing has to be paid for it':
    'Este pedido se ha anulado y no hay que pagar nada por él',
  'The payment that was refunded has not been reported yet':
    'El pago reembolsado todavía no se ha notificado',
  'Your payment is being confirmed. There is nothing left to do':
    'Su pago se está confirmando. No tiene que hacer nada más',
  'A payment of this order has just begun, so nothing was changed. Please look again':
    'Acaba de empezar un pago de este pedido, así que no se ha cambiado nada. Vuelva a mirarlo',
  'This order has just changed. Please look at it again before you pay':
    'Este pedido acaba de cambiar. Mírelo de nuevo antes de pagar',
  'This order is not paid online. You will hear from us how to pay':
    'Este pedido no se paga en línea. Le escribiremos cómo pagar',
  'The request is too large. Please send less at once':
    'La solicitud es demasiado grande. Envíe menos de una vez',
  'This file is too large to be checked for viruses, so it was not stored. Please send it in smaller files':
    'Este archivo es demasiado grande para el análisis de virus y no se guardó. Envíelo en archivos más pequeños',
  'The request is of a kind that is not supported': 'Una solicitud de este tipo no se admite',
  'The file has no such part': 'El archivo no tiene esa parte',
  'The address or the headers of the request are too long. Please open the page by a shorter address':
    'La dirección o las cabeceras de la solicitud son demasiado largas. Abra la página con una dirección más corta',
  'The request is not valid. Please check what you entered':
    'La solicitud no es válida. Revise lo que ha introducido',
  'A virus was found in this file, so it was not stored. Please check your device before you send another file':
    'Se encontró un virus en este archivo, así que no se guardó. Revise su dispositivo antes de enviar otro archivo',
  'The amount or currency paid is not that of the order':
    'El importe o la moneda del pago no es la del pedido',
  'Too many attempts. Please try again later': 'Demasiados intentos. Inténtelo más tarde',
  'You have placed many orders within an hour, so this one was not placed. Please try again in an hour, or write to us':
    'Ha hecho muchos pedidos en una hora, así que este no se ha realizado. Inténtelo dentro de una hora o escríbanos',
  'You have sent all the files that a day allows. Please try again tomorrow':
    'Ha enviado todos los archivos que permite un día. Inténtelo mañana',
  'The server has too much to do just now. Please try again in a few seconds':
    'El servidor tiene demasiado trabajo ahora. Inténtelo dentro de unos segundos',
  'Our records cannot be reached just now. Please try again in a few seconds':
    'Ahora no se puede acceder a nuestros datos. Inténtelo dentro de unos segundos',
  'Files cannot be reached just now. Please try again in a minute':
    'Ahora no se puede acceder a los archivos. Inténtelo dentro de un minuto',
  'Files cannot be checked for viruses just now, so this one was not stored. Please try again in a minute':
    'Ahora no se pueden analizar archivos en busca de virus, así que este no se guardó. Inténtelo dentro de un minuto',
  'The payment service did not accept this order. Nothing was charged, and your order is safe. Please write to us before you try again':
    'El servicio de pago no aceptó este pedido. No se ha cobrado nada y su pedido está a salvo. Escríbanos antes de volver a intentarlo',
  'Your open payment page could not be closed, so nothing was changed. Please try again in a minute':
    'No se pudo cerrar su página de pago abierta, así que no se ha cambiado nada. Inténtelo dentro de un minuto',
  'The payment page could not be opened. Nothing was charged, and your order is safe. Please try again in a minute':
    'No se pudo abrir la página de pago. No se ha cobrado nada y su pedido está a salvo. Inténtelo dentro de un minuto',
  'There is no room to store this just now, so nothing was stored. Please try again later, or write to us':
    'Ahora no hay espacio para guardarlo, así que no se guardó nada. Inténtelo más tarde o escríbanos',
  'Your Bonus Storage holds less than that now. Please choose again whether to use it':
    'Su cuenta de bonos tiene ahora menos. Elija de nuevo si quiere usarla',
  'This code is wrong or no longer valid. Please check it, or ask for a new one':
    'Este código es incorrecto o ya no es válido. Revíselo o pida otro',
  'Facebook did not confirm this login': 'Facebook no confirmó este inicio de sesión',
  'Your account has no password yet. Please choose one first, by “Forgot your password?” on the page of the login':
    'Su cuenta aún no tiene contraseña. Elija antes una con «¿Olvidó su contraseña?» en la página de inicio de sesión',
  'This could not be understood. Please enter it again': 'No se pudo entender. Introdúzcalo de nuevo',
  'Something went wrong on our side. Please try again':
    'Algo ha fallado por nuestra parte. Inténtelo de nuevo',
};
