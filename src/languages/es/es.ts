import { fieldLabels } from '../field-labels.ts';
import type { Language } from '../text.ts';
import { cabinetTexts } from './cabinet.ts';
import { letterTexts } from './letters.ts';
import { refusalTexts } from './refusals.ts';

/** Spanish. */
export const es: Language = {
  name: 'Español',
  direction: 'ltr',
  loadingFailed: 'No se pudo cargar el contenido.',
  widgets: {
    ...fieldLabels.es,
    // Calculator and prices.
    'Calculate your price': 'Calcule su precio',
    'Number of pages': 'Número de páginas',
    'Number of problems': 'Número de problemas',
    'Number of questions': 'Número de preguntas',
    'Number of projects': 'Número de proyectos',
    'Number of assignments': 'Número de tareas',
    'Number of tasks': 'Número de ejercicios',
    'Order now': 'Pedir ahora',
    'This page cannot open another one. To order, copy this address into your browser:':
      'Esta página no puede abrir otra. Para hacer el pedido, copie esta dirección en su navegador:',
    'Price:': 'Precio:',
    'Total %amount%': 'Total %amount%',
    Was: 'Antes',
    'You save %amount% (%discount%)': 'Usted ahorra %amount% (%discount%)',
    'About your bonus': 'Acerca de su bono',
    '%amount% will be saved in Your Bonus Storage': '%amount% se añadirán a su cuenta de bonos',
    'The next page shows the price of this choice.':
      'La página siguiente muestra el precio de esta selección.',
    'Choose among all types of paper': 'Elegir entre todos los tipos de trabajo',
    'Choose from the complete lists': 'Elegir de las listas completas',
    Services: 'Servicios',
    Categories: 'Categorías',
    'Prices per page for': 'Precios por página de',
    'Prices per problem for': 'Precios por problema de',
    'Prices per question for': 'Precios por pregunta de',
    'Prices per slide for': 'Precios por diapositiva de',
    'Prices per project for': 'Precios por proyecto de',
    'Prices per assignment for': 'Precios por tarea de',
    'Prices per task for': 'Precios por ejercicio de',
    'No prices are listed for %name%. Please choose another.':
      'No hay precios para «%name%». Elija otra opción.',
    // Controls.
    Less: 'Menos',
    More: 'Más',
    'Select...': 'Seleccione…',
    Search: 'Buscar',
    Options: 'Opciones',
    'No results found': 'Sin resultados',
    'Loading…': 'Cargando…',
    'Still loading…': 'Todavía se está cargando…',
    Close: 'Cerrar',
    Hint: 'Ayuda',
    'Show password': 'Mostrar la contraseña',
    'Coming soon...': 'Disponible próximamente',
    'Choose files': 'Elegir archivos',
    'or drop them here': 'o arrástrelos aquí',
    'Please choose this file again': 'Elija de nuevo este archivo',
    'Dismiss %name%': 'Descartar %name%',
    'Remove %name%': 'Quitar %name%',
    Retry: 'Reintentar',
    'This text could not be loaded.': 'No se pudo cargar este texto.',
    'Just now': 'Ahora mismo',
    now: 'ahora',
    ',': ',',
    or: 'o',
    // Service info.
    Quality: 'Calidad',
    'Free revisions for %n% days': {
      one: 'Revisiones gratuitas durante %n% día',
      other: 'Revisiones gratuitas durante %n% días',
    },
    'Delivery from %time%': 'Entrega desde %time%',
    '100% Money Back Guarantee': 'Garantía de devolución del 100 %',
    'Extraordinary Services': 'Servicios extraordinarios',
    'Unlimited Revisions': 'Revisiones ilimitadas',
    'Delivery within 3 hours': 'Entrega en 3 horas',
    Quantity: 'Ventajas',
    'Generous Loyalty Program': 'Generoso programa de fidelidad',
    'Profitable Referral Program': 'Rentable programa de recomendaciones',
    'Great Variety of Freebies': 'Gran variedad de obsequios',
    'Regular Discount Campaigns': 'Campañas de descuento periódicas',
    Anonymity: 'Anonimato',
    '100% Uniqueness guarantee': 'Originalidad garantizada al 100 %',
    '100% Confidential services': 'Servicios 100 % confidenciales',
    'Secure Payment Gateways': 'Pasarelas de pago seguras',
    'Firm Privacy Policy': 'Estricta política de privacidad',
    // Order form: fields and steps.
    'Order Now': 'Haga su pedido',
    'Check Your Order': 'Revise su pedido',
    'Step %n% of 2': 'Paso %n% de 2',
    'The paper': 'El trabajo',
    'Length and deadline': 'Extensión y plazo',
    'Double spaced': 'Doble espacio',
    'Single spaced': 'Espacio sencillo',
    'Useful Extras': 'Extras útiles',
    'Privacy Policy': 'Política de privacidad',
    'Money-Back Guarantee': 'Garantía de devolución',
    'About %n% words': { one: 'Unas %n% palabra', other: 'Unas %n% palabras' },
    'Ready by about %time%': 'Listo aproximadamente: %time%',
    'Today %time%': 'Hoy %time%',
    'Tomorrow %time%': 'Mañana %time%',
    'I have a discount code': 'Tengo un código de descuento',
    'Hide the discount code': 'Ocultar el código de descuento',
    'Checking the code…': 'Comprobando el código…',
    'The discount is applied': 'El descuento está aplicado',
    Apply: 'Aplicar',
    '$1 is %amount%.': '1 $ equivale a %amount%.',
    'You are charged %amount% in USD. Your bank may add a conversion fee, and VAT may apply.':
      'Se le cobrarán %amount% en USD. Su banco puede añadir una comisión por conversión y puede aplicarse el IVA.',
    'You are charged in USD. Your bank may add a conversion fee, and VAT may apply.':
      'El cobro se hace en USD. Su banco puede añadir una comisión por conversión y puede aplicarse el IVA.',
    'About: %name%': 'Acerca de: %name%',
    Remove: 'Quitar',
    'Your earlier orders show it: W and up to five digits':
      'Aparece en sus pedidos anteriores: W y hasta cinco dígitos',
    'Not for deadlines of less than 24 hours': 'No disponible con plazos inferiores a 24 horas',
    '%code% is a TOP-10 writer': '%code% es un redactor TOP-10',
    '%code% is a premium writer': '%code% es un redactor premium',
    '%code% is your preferred writer': '%code% es su redactor preferido',
    'Attach files': 'Adjuntar archivos',
    'Documents, pictures or archives of up to 20 MB each':
      'Documentos, imágenes o archivos comprimidos de hasta 20 MB cada uno',
    'The writer needs no materials from me': 'El redactor no necesita materiales míos',
    'Not added: files of this type are not supported': 'No añadido: este tipo de archivo no se admite',
    'Not added: save it as a PDF, or paste its text into the details':
      'No añadido: guarde este archivo como PDF o pegue su texto en los detalles',
    'Not added: this file is empty': 'No añadido: este archivo está vacío',
    'Not added: bigger than %size%': 'No añadido: supera %size%',
    'Not part of your order': 'No forma parte de su pedido',
    'Not attached any more': 'Ya no se adjuntan',
    'Choose again': 'Elegir de nuevo',
    Checkout: 'Continuar',
    'Please check:': 'Revise:',
    // Order form: the order in short.
    'Your order': 'Su pedido',
    Edit: 'Editar',
    'Edit %label%': 'Editar: %label%',
    '%n% pages': { one: '%n% página', other: '%n% páginas' },
    '%n% problems': { one: '%n% problema', other: '%n% problemas' },
    '%n% questions': { one: '%n% pregunta', other: '%n% preguntas' },
    '%n% slides': { one: '%n% diapositiva', other: '%n% diapositivas' },
    '%n% projects': { one: '%n% proyecto', other: '%n% proyectos' },
    '%n% assignments': { one: '%n% tarea', other: '%n% tareas' },
    '%n% tasks': { one: '%n% ejercicio', other: '%n% ejercicios' },
    '%n% sources': { one: '%n% fuente', other: '%n% fuentes' },
    '%n% files': { one: '%n% archivo', other: '%n% archivos' },
    'Writer %code%': 'Redactor %code%',
    'Code %code%': 'Código %code%',
    // Order form: the customer and the payment.
    'Your details': 'Sus datos',
    'New or returning customer': 'Cliente nuevo o registrado',
    'New customer': 'Cliente nuevo',
    'Log in': 'Iniciar sesión',
    'Did you mean %address%?': '¿Quiso decir %address%?',
    'I am new here': 'Soy nuevo aquí',
    'I have an account': 'Tengo una cuenta',
    'First name': 'Nombre',
    'Last name': 'Apellidos',
    'E-mail': 'Correo electrónico',
    Phone: 'Teléfono',
    Password: 'Contraseña',
    'Repeat password': 'Repetir contraseña',
    'Only to reach you about this order': 'Solo para contactarle sobre este pedido',
    'Forgot your password?': '¿Olvidó su contraseña?',
    'Continue with Facebook': 'Continuar con Facebook',
    'Hello, %name%!': '¡Hola, %name%!',
    'Not you? Log out': '¿No es usted? Cerrar sesión',
    Payment: 'Pago',
    'Use %amount% of your Bonus Storage': 'Usar %amount% de su cuenta de bonos',
    'You pay %amount%.': 'Usted paga %amount%.',
    '100% money-back guarantee': 'Garantía de devolución del 100 %',
    'MONEY BACK': 'REEMBOLSO',
    GUARANTEE: 'GARANTIZADO',
    'I have read and accept the %terms%, the %privacy% and the %guarantee%':
      'He leído y acepto las %terms%, la %privacy% y la %guarantee%',
    'Proceed to secure payment': 'Continuar al pago seguro',
    'Go back': 'Volver',
    Cancel: 'Cancelar',
    'Uploading %name%': 'Subiendo %name%',
    'Opening your account…': 'Abriendo su cuenta…',
    'Placing the order…': 'Enviando el pedido…',
    'Sending the files…': 'Enviando los archivos…',
    'Opening the payment page…': 'Abriendo la página de pago…',
    '%nth% of %count%': '%nth% de %count%',
    'Your order %code% is placed.': 'Su pedido %code% está realizado.',
    'Continue to payment': 'Continuar al pago',
    'Continue without it': 'Continuar sin él',
    'Place another order': 'Hacer otro pedido',
    'Write to us': 'Escríbanos',
    // Checkout (m3_d1).
    Paper: 'Trabajo',
    Brief: 'Encargo',
    'You and payment': 'Usted y el pago',
    'What should the writer do?': '¿Qué debe hacer el redactor?',
    'Your teacher’s task, what matters to you, sources to use':
      'La consigna de su docente, lo que le importa, las fuentes que deben usarse',
    'More options': 'Más opciones',
    'none chosen': 'ninguna elegida',
    Continue: 'Continuar',
    'Pay %amount% (about %price%)': 'Pagar %amount% (unos %price%)',
    'Pay %amount%': 'Pagar %amount%',
    'Place order · %amount% (about %price%)': 'Pedir · %amount% (unos %price%)',
    'Place order': 'Realizar el pedido',
    'Fastest: %day% · %price%': 'Lo más rápido: %day% · %price%',
    'Ready %day%': 'Listo: %day%',
    'Ready in %time%': 'Plazo: %time%',
    'Money-back guarantee': 'Garantía de devolución',
    'By ordering you accept the %terms% the %privacy% and the %guarantee%.':
      'Al realizar el pedido acepta las %terms% la %privacy% y la %guarantee%.',
    'We write to you how to pay. Nothing is charged before.':
      'Le escribiremos cómo pagar. Antes no se cobra nada.',
    'You pay on the secure page of the payment service.':
      'Usted paga en la página segura del servicio de pago.',
    'Your writer begins once it is paid.': 'Su redactor empieza una vez pagado.',
    'Ready %day%: you read it, then approve it or ask for changes.':
      'Listo %day%: usted lo lee y lo aprueba o pide cambios.',
    'What happens next': 'Qué pasa después',
    'If you cancel, you get back': 'Si cancela, se le devuelve',
    'before a writer has begun': 'antes de que empiece el redactor',
    'in the first half of the time': 'en la primera mitad del plazo',
    'in the second half': 'en la segunda mitad',
    'Refunds by the Money-Back Guarantee.': 'Reembolsos según la garantía de devolución.',
    'Questions?': '¿Preguntas?',
    'Rated %average% of 5 by the customers of %count% orders.':
      'Valoración de %average% sobre 5 de los clientes de %count% pedidos.',
    'Read samples': 'Leer muestras',
    // Messages about fields.
    "Value is required and can't be empty.": 'Este campo es obligatorio y no puede quedar vacío.',
    'Please choose from one to five stars': 'Elija de una a cinco estrellas',
    'The input is less than %min% characters long': 'El texto tiene menos de %min% caracteres',
    'The input is more than %max% characters long': 'El texto tiene más de %max% caracteres',
    'Please enter a number from %min% to %max%': 'Introduzca un número de %min% a %max%',
    'Please choose one of the options offered': 'Elija una de las opciones ofrecidas',
    'Not all of these extras are offered any more. Please uncheck some':
      'Algunos de estos extras ya no se ofrecen. Desmarque los que sobren',
    'This combination is not available. Please choose another deadline or level':
      'Esta combinación no está disponible. Elija otro plazo o nivel',
    'This data is not sufficient. Please type at least %n% characters':
      'Estos datos no bastan. Escriba al menos %n% caracteres',
    'Your topic is too long. Please make it fit the required number of characters (%n% characters) or state it in the paper details':
      'Su tema es demasiado largo. Redúzcalo a %n% caracteres o indíquelo en los detalles del trabajo',
    'Your instructions are too long. Please make it fit the required number of characters (%n% characters) or upload a document with the paper details to the order page':
      'Sus instrucciones son demasiado largas. Redúzcalas a %n% caracteres o suba un documento con los detalles en la página del pedido',
    'Preferred writer could not be set for deadline < 24 hours':
      'No se puede elegir redactor preferido con plazos inferiores a 24 horas',
    'Please enter W and up to %n% digits': 'Introduzca W y hasta %n% dígitos',
    'There is no writer with this code. Please check it': 'No hay ningún redactor con este código. Revíselo',
    'This code could not be checked now. You can order with it all the same.':
      'No se pudo comprobar este código ahora. Puede hacer el pedido con él de todos modos.',
    'Discount type is invalid': 'El tipo de descuento no es válido',
    "Amount of discount exceeds your order's price.": 'El descuento supera el precio de su pedido.',
    'This discount code is not valid. Please check it': 'Este código de descuento no es válido. Revíselo',
    'This code is for a first order, and you have ordered before. You can order without it':
      'Este código es para el primer pedido, y usted ya ha pedido antes. Puede hacer el pedido sin él',
    'This discount code has expired. You can order without it':
      'Este código de descuento ha caducado. Puede hacer el pedido sin él',
    'This code could not be checked now. It stays in your order and is checked with it.':
      'No se pudo comprobar este código ahora. Permanece en su pedido y se comprobará con él.',
    'The type of one or more files is not supported.': 'El tipo de uno o más archivos no se admite.',
    'A file was changed or deleted after it was chosen. Please choose it again':
      'Un archivo se modificó o se eliminó después de elegirlo. Elíjalo de nuevo',
    'One or more files are empty. Please save them again and choose them anew':
      'Uno o más archivos están vacíos. Guárdelos de nuevo y vuelva a elegirlos',
    'The size of one or more files is bigger than allowed.':
      'El tamaño de uno o más archivos supera lo permitido.',
    "You need to read and confirm our 'Terms of Use' before proceeding to the payment page":
      'Debe leer y confirmar nuestras condiciones de uso antes de pasar a la página de pago',
    'Please enter a valid e-mail address': 'Introduzca una dirección de correo electrónico válida',
    'Client with this e-mail address already exists.':
      'Ya existe un cliente con esta dirección de correo electrónico.',
    'The e-mail address or the password is incorrect. Please check both':
      'El correo electrónico o la contraseña no son correctos. Revise ambos',
    'Please enter at least %n% letters of your first name': 'Introduzca al menos %n% letras de su nombre',
    'Please enter not more than %n% letters of your first name':
      'Introduzca como máximo %n% letras de su nombre',
    'Please enter at least %n% letters of your last name': 'Introduzca al menos %n% letras de sus apellidos',
    'Please enter not more than %n% letters of your last name':
      'Introduzca como máximo %n% letras de sus apellidos',
    'Please type your password here.': 'Escriba aquí su contraseña.',
    'Your password cannot be less than %n% symbols': 'Su contraseña no puede tener menos de %n% caracteres',
    'Your password cannot be more than %n% symbols': 'Su contraseña no puede tener más de %n% caracteres',
    'Your current password is incorrect. Please check it': 'Su contraseña actual no es correcta. Revísela',
    'Your passwords do not seem to match. Please try again carefully':
      'Las contraseñas no coinciden. Inténtelo de nuevo con cuidado',
    'Please enter a valid phone number': 'Introduzca un número de teléfono válido',
    'This address has an invisible character. Please type it again by hand':
      'Esta dirección contiene un carácter invisible. Escríbala de nuevo a mano',
    'Please enter one phone number, without an extension or a second number':
      'Escriba un solo número de teléfono, sin extensión ni segundo número',
    'Your phone number cannot exceed %n% digits': 'Su número de teléfono no puede superar %n% dígitos',
    'Too many requests. Please try again in a minute':
      'Demasiadas solicitudes. Inténtelo de nuevo en un minuto',
    'Too many requests. Please try again in %n% seconds': {
      one: 'Demasiadas solicitudes. Inténtelo de nuevo en %n% segundo',
      other: 'Demasiadas solicitudes. Inténtelo de nuevo en %n% segundos',
    },
    'Preferred Writer could not be set for urgent order':
      'No se puede elegir redactor preferido en pedidos urgentes',
    'Please type at least %n% characters': 'Escriba al menos %n% caracteres',
    'Please enter less than %n% characters': 'Introduzca menos de %n% caracteres',
    'Password is incorrect': 'La contraseña no es correcta',
    "You need to read and confirm our 'Terms of Use'": 'Debe leer y confirmar nuestras condiciones de uso',
    // Messages of the checkout.
    'Please fill this in': 'Complete este campo',
    'Please use at most %max% characters': 'Use como máximo %max% caracteres',
    'This is not offered any more. Choose another one': 'Esto ya no se ofrece. Elija otra opción',
    'One of these is not offered any more. Uncheck it': 'Uno de estos ya no se ofrece. Desmárquelo',
    'This is not sold together. Choose another day or level':
      'Esta combinación no se vende. Elija otro día o nivel',
    'Give your paper a topic of at least %n% characters':
      'Dé a su trabajo un tema de al menos %n% caracteres',
    'Shorten the topic to %n% characters and write the rest above':
      'Reduzca el tema a %n% caracteres y escriba el resto arriba',
    'Shorten this to %n% characters, or attach the rest as a file':
      'Redúzcalo a %n% caracteres o adjunte el resto como archivo',
    'Choose a day at least 24 hours away to have this writer':
      'Para tener a este redactor, elija un día con al menos 24 horas de margen',
    'A code is W and up to %n% digits, for example W10042':
      'Un código es W y hasta %n% dígitos, por ejemplo W10042',
    'No writer has this code. Check it in your earlier orders':
      'Ningún redactor tiene este código. Revíselo en sus pedidos anteriores',
    'This code is worth more than this order. Use it for a longer paper':
      'Este código vale más que este pedido. Úselo para un trabajo más largo',
    'No discount has this code. Check its spelling':
      'Ningún descuento tiene este código. Revise cómo está escrito',
    'This code is for a first order only. You can order without it':
      'Este código es solo para el primer pedido. Puede hacer el pedido sin él',
    'This code has ended. You can order without it': 'Este código ha caducado. Puede hacer el pedido sin él',
    'Press the button again to accept the rules': 'Pulse de nuevo el botón para aceptar las condiciones',
    'Type your e-mail address, such as name@example.com':
      'Escriba su correo electrónico, como name@example.com',
    'This address has an account already.': 'Esta dirección ya tiene una cuenta.',
    'This password does not belong to this address. Check both':
      'Esta contraseña no corresponde a esta dirección. Revise ambas',
    'Type your password': 'Escriba su contraseña',
    'Choose a password of at least %n% characters': 'Elija una contraseña de al menos %n% caracteres',
    'Choose a password of at most %n% characters': 'Elija una contraseña de %n% caracteres como máximo',
    'A file of this type cannot be attached. A PDF, picture or document can':
      'Este tipo de archivo no se puede adjuntar. Un PDF, una imagen o un documento, sí',
    'A file is empty. Save it again and choose it anew':
      'Un archivo está vacío. Guárdelo de nuevo y vuelva a elegirlo',
    'A file is too large. Up to 20 MB can be attached':
      'Un archivo es demasiado grande. Se admiten hasta 20 MB',
    'Tell your writer what to do': 'Indique a su redactor qué debe hacer',
    'Give your paper a topic': 'Dé un tema a su trabajo',
    'Choose a password': 'Elija una contraseña',
    // Messages about calls and the order.
    '%reason%.': '%reason%.',
    '%reason%. Please try again in a minute.': '%reason%. Inténtelo de nuevo en un minuto.',
    'Network Error. Our server could not be reached. Check your connection':
      'Error de red. No se pudo acceder a nuestro servidor. Compruebe su conexión',
    'timeout of %n% ms exceeded. Our server took too long to answer. It may be quicker in a minute':
      'Se superó el tiempo de espera de %n% ms. Nuestro servidor tardó demasiado. Puede que en un minuto responda antes',
    'Request failed with status code %n%. Our server did not accept this. Please reload the page, or write to us if that does not help':
      'La solicitud falló (estado %n%). Nuestro servidor no la aceptó. Recargue la página o escríbanos si eso no ayuda',
    'Request failed with status code %n%. Our server has a problem. It is often over in a minute':
      'La solicitud falló (estado %n%). Nuestro servidor tiene un problema. Suele resolverse en un minuto',
    'The connection was lost. Nothing you typed is lost, please try again.':
      'Se perdió la conexión. No se ha perdido nada de lo que escribió; inténtelo de nuevo.',
    'Your order could not be checked: %reason%. Nothing you typed is lost.':
      'No se pudo comprobar su pedido: %reason%. No se ha perdido nada de lo que escribió.',
    'Your order has not been placed yet: %reason%. Nothing you typed is lost.':
      'Su pedido aún no se ha realizado: %reason%. No se ha perdido nada de lo que escribió.',
    'Your order has not been placed yet. Nothing you typed is lost, please try again.':
      'Su pedido aún no se ha realizado. No se ha perdido nada de lo que escribió; inténtelo de nuevo.',
    'The price has changed from %before% to %after%. Nothing has been ordered. To go on at the new price, please press the button again.':
      'El precio ha cambiado de %before% a %after%. No se ha pedido nada. Para continuar con el nuevo precio, pulse de nuevo el botón.',
    'We do not know yet whether your order was placed: %reason%. Please try again: it will not be placed twice, and nothing you typed is lost.':
      'No se sabe si su pedido se realizó: %reason%. Inténtelo de nuevo: no se realizará dos veces y no se ha perdido nada de lo que escribió.',
    'Your order %code% was already placed without your last changes. You can pay for it as it is, or place another order with the changes.':
      'Su pedido %code% ya se realizó tal como estaba antes de sus últimos cambios. Puede pagarlo así o hacer otro pedido con los cambios.',
    'Your order %code% is placed. To pay for it, follow the link or open %address%.':
      'Su pedido %code% está realizado. Para pagarlo, siga el enlace o abra %address%.',
    'Your order %code% is placed, but this could not be sent: %files%. %reason%.':
      'Su pedido %code% está realizado, pero no se pudo enviar esto: %files%. %reason%.',
    'Please log in again to send it': 'Inicie sesión de nuevo para enviarlo',
    'Please log in again to place the order. Nothing you typed is lost.':
      'Inicie sesión de nuevo para hacer el pedido. No se ha perdido nada de lo que escribió.',
    'Ordering needs an account, and new logins are closed at the moment. Please write to %contact%.':
      'Para hacer un pedido se necesita una cuenta, y ahora no es posible iniciar sesión. Escriba a %contact%.',
    '%reason%. Nothing you typed is lost, please try again.':
      '%reason%. No se ha perdido nada de lo que escribió; inténtelo de nuevo.',
    '%reason%. Nothing you typed is lost.': '%reason%. No se ha perdido nada de lo que escribió.',
    'Network Error. The connection was lost. Nothing you typed is lost, please try again.':
      'Error de red. Se perdió la conexión. No se ha perdido nada de lo que escribió; inténtelo de nuevo.',
    'You are logged in, but your details could not be loaded. Nothing you typed is lost, please try again.':
      'Ha iniciado sesión, pero no se pudieron cargar sus datos. No se ha perdido nada de lo que escribió; inténtelo de nuevo.',
    'You could not be logged in. Nothing you typed is lost, please try again.':
      'No se pudo iniciar sesión. No se ha perdido nada de lo que escribió; inténtelo de nuevo.',
    'No payment method is available at the moment, so this order cannot be placed. Nothing you type here is lost.':
      'Ahora no hay ningún método de pago disponible, por lo que no se puede realizar este pedido. No se pierde nada de lo que escriba aquí.',
    'No payment method is available at the moment, so this order cannot be placed. Please write to %contact%. Nothing you type here is lost.':
      'Ahora no hay ningún método de pago disponible, por lo que no se puede realizar este pedido. Escriba a %contact%. No se pierde nada de lo que escriba aquí.',
    // Messages of the server.
    'This is one of the most common passwords, which are guessed first. Please choose another one':
      'Es una de las contraseñas más comunes, que se adivinan primero. Elija otra',
    'Your name and your e-mail address are guessed first. Please choose another password':
      'Su nombre y su correo electrónico se adivinan primero. Elija otra contraseña',
    'This name contains characters that cannot be displayed. Please type it again':
      'Este nombre contiene caracteres que no se pueden mostrar. Escríbalo de nuevo',
    'This text contains characters that cannot be displayed. Please type it again':
      'Este texto contiene caracteres que no se pueden mostrar. Escríbalo de nuevo',
    'Your account has no password. Please log out, log in again, and then delete it':
      'Su cuenta no tiene contraseña. Cierre sesión, vuelva a iniciarla y entonces elimínela',
    'This link has been used or has expired. Please ask for a new one':
      'Este enlace ya se usó o ha caducado. Solicite uno nuevo',
  },
  cabinet: cabinetTexts,
  letters: letterTexts,
  refusals: refusalTexts,
};
