import type { Language } from '../text.ts';

/** Sentences with which the server refuses a request, in Arabic. */
export const refusalTexts: Language['refusals'] = {
  'The request could not be read. Please reload the page and try again':
    'تعذّرت قراءة الطلب. يُرجى إعادة تحميل الصفحة والمحاولة مرة أخرى',
  'A paid order cannot be cancelled here. Please write to us':
    'لا يمكن إلغاء طلب مدفوع من هنا. يُرجى مراسلتنا',
  'The days in which revisions are free have passed, so nothing was changed. Please write to us if something is wrong':
    'انقضت الأيام التي تكون فيها المراجعات مجانية، لذا لم يتغير شيء. يرجى مراسلتنا إذا كان هناك خطأ',
  'The amount that you would get back has changed, so nothing was cancelled. Please look again':
    'تغيّر المبلغ الذي كان سيُعاد إليك، لذلك لم يُلغَ شيء. يُرجى النظر مرة أخرى',
  'Your cancellation is noted, but the money could not be returned yet. We know of it and return it; you may also try again in a minute':
    'سُجِّل إلغاؤك، لكن تعذّرت إعادة المال بعد. نحن على علم بذلك وسنعيده؛ ويمكنك أيضًا أن تعيد المحاولة بعد دقيقة',
  'Please log in': 'يُرجى تسجيل الدخول',
  'Please log in to your account to go on': 'يُرجى تسجيل الدخول إلى حسابك للمتابعة',
  'Please enter the code that we send to your e-mail address':
    'يُرجى إدخال الرمز الذي نرسله إلى بريدك الإلكتروني',
  'You are logged in as another customer': 'أنت مسجّل الدخول بحساب عميل آخر',
  'This call is only for the cabinet of the site': 'هذا الاستدعاء مخصص لمنطقة العملاء في الموقع فقط',
  'Registration and login are turned off on this site. Please write to us':
    'التسجيل وتسجيل الدخول متوقفان في هذا الموقع. يُرجى مراسلتنا',
  'There is no such site': 'لا يوجد موقع كهذا',
  'There is nothing at this address. Please check it, or reload the page that led here':
    'لا يوجد شيء في هذا العنوان. يُرجى التحقق منه أو إعادة تحميل الصفحة السابقة',
  'This arrived too slowly, so nothing of it was stored. Please try again, if you can over a better connection':
    'وصلت البيانات ببطء شديد فلم يُحفظ منها شيء. يُرجى المحاولة مرة أخرى باتصال أفضل إن أمكن',
  'The status of the order does not allow this, so nothing was changed. Please reload the page to see it':
    'حالة الطلب لا تسمح بذلك، فلم يتغير شيء. يُرجى إعادة تحميل الصفحة لرؤيتها',
  'An order of this account is paid and not finished. Please approve its paper when it is there, or write to us':
    'هناك طلب في هذا الحساب مدفوع ولم يكتمل. يُرجى اعتماد البحث عند وصوله أو مراسلتنا',
  'This order is closed, and nothing more can be sent to it. Please write to us if something is missing':
    'هذا الطلب مغلق ولا يمكن إرسال شيء إليه. يُرجى مراسلتنا إذا كان هناك نقص',
  'This Idempotency-Key was sent with another order. A new order needs a new key':
    'أُرسل مفتاح Idempotency-Key هذا مع طلب آخر. يحتاج الطلب الجديد إلى مفتاح جديد',
  'This order is paid already, so there is nothing left to pay': 'هذا الطلب مدفوع بالفعل، فلم يبقَ ما يُدفع',
  'This order has been called off, and nothing has to be paid for it':
    'أُلغي هذا الطلب ولا يلزم دفع أي شيء عنه',
  'The payment that was refunded has not been reported yet': 'لم يُبلَّغ بعد عن الدفعة التي رُدّت',
  'Your payment is being confirmed. There is nothing left to do': 'يجري تأكيد دفعتك. ليس عليك فعل أي شيء آخر',
  'A payment of this order has just begun, so nothing was changed. Please look again':
    'بدأت للتو عملية دفع لهذا الطلب، فلم يتغير شيء. يُرجى التحقق مرة أخرى',
  'This order has just changed. Please look at it again before you pay':
    'تغيّر هذا الطلب للتو. يُرجى مراجعته مرة أخرى قبل الدفع',
  'This order is not paid online. You will hear from us how to pay':
    'لا يُدفع هذا الطلب عبر الإنترنت. سنخبرك بكيفية الدفع',
  'The request is too large. Please send less at once':
    'حجم الطلب كبير جدًا. يُرجى إرسال كمية أقل في المرة الواحدة',
  'This file is too large to be checked for viruses, so it was not stored. Please send it in smaller files':
    'هذا الملف أكبر من أن يُفحص بحثًا عن الفيروسات، فلم يُحفظ. يُرجى إرساله في ملفات أصغر',
  'The request is of a kind that is not supported': 'هذا النوع من الطلبات غير مدعوم',
  'The file has no such part': 'لا يوجد جزء كهذا في الملف',
  'The address or the headers of the request are too long. Please open the page by a shorter address':
    'عنوان الطلب أو ترويساته طويلة جدًا. يُرجى فتح الصفحة بعنوان أقصر',
  'The request is not valid. Please check what you entered': 'الطلب غير صالح. يُرجى مراجعة ما أدخلته',
  'A virus was found in this file, so it was not stored. Please check your device before you send another file':
    'عُثر على فيروس في هذا الملف، فلم يُحفظ. يُرجى فحص جهازك قبل إرسال ملف آخر',
  'The amount or currency paid is not that of the order': 'مبلغ الدفعة أو عملتها لا يطابق الطلب',
  'Too many attempts. Please try again later': 'محاولات كثيرة جدًا. يُرجى المحاولة لاحقًا',
  'You have placed many orders within an hour, so this one was not placed. Please try again in an hour, or write to us':
    'لقد قدّمت طلبات كثيرة خلال ساعة، فلم يُقبل هذا الطلب. يُرجى المحاولة بعد ساعة أو مراسلتنا',
  'You have sent all the files that a day allows. Please try again tomorrow':
    'لقد أرسلت كل الملفات المسموح بها في اليوم. يُرجى المحاولة غدًا',
  'The server has too much to do just now. Please try again in a few seconds':
    'الخادم مشغول جدًا الآن. يُرجى المحاولة بعد بضع ثوانٍ',
  'Our records cannot be reached just now. Please try again in a few seconds':
    'تعذّر الوصول إلى سجلاتنا الآن. يُرجى المحاولة بعد بضع ثوانٍ',
  'Files cannot be reached just now. Please try again in a minute':
    'تعذّر الوصول إلى الملفات الآن. يُرجى المحاولة بعد دقيقة',
  'Files cannot be checked for viruses just now, so this one was not stored. Please try again in a minute':
    'تعذّر فحص الملفات بحثًا عن الفيروسات الآن، فلم يُحفظ هذا الملف. يُرجى المحاولة بعد دقيقة',
  'The payment service did not accept this order. Nothing was charged, and your order is safe. Please write to us before you try again':
    'لم تقبل خدمة الدفع هذا الطلب. لم يُخصم أي مبلغ، وطلبك محفوظ. يُرجى مراسلتنا قبل المحاولة مرة أخرى',
  'Your open payment page could not be closed, so nothing was changed. Please try again in a minute':
    'تعذّر إغلاق صفحة الدفع المفتوحة، فلم يتغير شيء. يُرجى المحاولة بعد دقيقة',
  'The payment page could not be opened. Nothing was charged, and your order is safe. Please try again in a minute':
    'تعذّر فتح صفحة الدفع. لم يُخصم أي مبلغ، وطلبك محفوظ. يُرجى المحاولة بعد دقيقة',
  'There is no room to store this just now, so nothing was stored. Please try again later, or write to us':
    'لا توجد مساحة لحفظ هذا الآن، فلم يُحفظ شيء. يُرجى المحاولة لاحقًا أو مراسلتنا',
  'Your Bonus Storage holds less than that now. Please choose again whether to use it':
    'رصيد مكافآتك أقل من ذلك الآن. يُرجى الاختيار مجددًا هل تريد استخدامه',
  'This code is wrong or no longer valid. Please check it, or ask for a new one':
    'هذا الرمز خاطئ أو لم يعد صالحًا. يُرجى التحقق منه أو طلب رمز جديد',
  'Facebook did not confirm this login': 'لم يؤكد فيسبوك تسجيل الدخول هذا',
  'Your account has no password yet. Please choose one first, by “Forgot your password?” on the page of the login':
    'ليس لحسابك كلمة مرور بعد. يُرجى اختيار واحدة أولًا عبر «هل نسيت كلمة المرور؟» في صفحة تسجيل الدخول',
  'This could not be understood. Please enter it again': 'تعذّر فهم ذلك. يُرجى إدخاله مرة أخرى',
  'Something went wrong on our side. Please try again': 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى',
};
