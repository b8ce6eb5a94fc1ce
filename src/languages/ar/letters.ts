import type { Language } from '../text.ts';

/** Texts of letters to customers, in Arabic. */
export const letterTexts: Language['letters'] = {
  welcome: 'مرحبًا بك',
  'Your account at {site} is ready.': 'حسابك لدى {site} جاهز.',
  'Please confirm that this e-mail address is yours, so that news of your orders reaches you. The link works for a week.':
    'يُرجى تأكيد أن عنوان البريد الإلكتروني هذا لك، كي تصلك أخبار طلباتك. الرابط صالح لمدة أسبوع.',
  'If you did not register, somebody has mistyped an address and you can ignore this letter.':
    'إذا لم تكن أنت من سجّل، فقد أخطأ شخص ما في كتابة عنوانه، ويمكنك تجاهل هذه الرسالة.',
  'Confirm my address': 'تأكيد عنواني',
  'Open my account': 'فتح حسابي',
  'is this your address?': 'هل هذا عنوانك؟',
  'Please confirm that this e-mail address is yours. The link works for a week.':
    'يُرجى تأكيد أن عنوان البريد الإلكتروني هذا لك. الرابط صالح لمدة أسبوع.',
  'a new password': 'كلمة مرور جديدة',
  'Somebody, hopefully you, has asked for a new password. The link lets you choose one. It works once, within an hour.':
    'طلب شخص ما، ونأمل أن تكون أنت، كلمة مرور جديدة. يتيح لك الرابط اختيارها. وهو صالح مرة واحدة خلال ساعة.',
  'If it was not you, nothing has changed and there is nothing to do.':
    'إذا لم تكن أنت، فلم يتغير شيء وليس عليك فعل أي شيء.',
  'Choose a new password': 'اختيار كلمة مرور جديدة',
  'your password is changed': 'تم تغيير كلمة مرورك',
  'The password of your account at {site} was just changed. Every other device is logged out.':
    'تم للتو تغيير كلمة مرور حسابك لدى {site}. وتم تسجيل الخروج من جميع الأجهزة الأخرى.',
  'If it was not you, somebody has entered your account. Choose a new password now, and write to us.':
    'إذا لم تكن أنت من فعل ذلك، فقد دخل شخص ما إلى حسابك. اختر كلمة مرور جديدة الآن وراسلنا.',
  'your e-mail address is changed': 'تم تغيير عنوان بريدك الإلكتروني',
  'The e-mail address of your account at {site} was just changed, and we no longer write to this one. Every other device is logged out.':
    'تم للتو تغيير عنوان البريد الإلكتروني لحسابك لدى {site}، ولن نكتب إلى هذا العنوان بعد الآن. وتم تسجيل الخروج من جميع الأجهزة الأخرى.',
  'If it was not you, somebody knows your password. Please write to us at once.':
    'إذا لم تكن أنت من فعل ذلك، فهناك من يعرف كلمة مرورك. يُرجى مراسلتنا فورًا.',
  'If you have no account there, somebody had mistyped an address and you can ignore this letter.':
    'إذا لم يكن لديك حساب هناك، فقد أخطأ شخص ما في كتابة عنوانه، ويمكنك تجاهل هذه الرسالة.',
  'your new e-mail address': 'عنوان بريدك الإلكتروني الجديد',
  'The e-mail address of your account at {site} is now this one. Use it to log in. News of your orders comes here.':
    'أصبح عنوان البريد الإلكتروني لحسابك لدى {site} هو هذا العنوان. استخدمه لتسجيل الدخول. وستصلك أخبار طلباتك هنا.',
  'If it was not you, somebody has mistyped an address and you can ignore this letter.':
    'إذا لم تكن أنت من فعل ذلك، فقد أخطأ شخص ما في كتابة عنوانه، ويمكنك تجاهل هذه الرسالة.',
  'your code is {loginCode}': 'رمزك هو {loginCode}',
  'Your code is {loginCode}. Enter it where you have just logged in. It works once, within 10 minutes.':
    'رمزك هو {loginCode}. أدخله حيث سجّلت الدخول للتو. وهو صالح مرة واحدة خلال 10 دقائق.',
  'If you did not log in, somebody knows your password. Nobody is in your account without the code, so tell it to no one and choose a new password.':
    'إذا لم تكن أنت من سجّل الدخول، فهناك من يعرف كلمة مرورك. لا يستطيع أحد دخول حسابك دون الرمز، فلا تُطلع عليه أحدًا واختر كلمة مرور جديدة.',
  'your account is deleted': 'تم حذف حسابك',
  'Your account at {site} is deleted, with your name, address, phone numbers and files. Every device is logged out, and unpaid orders are cancelled.':
    'تم حذف حسابك لدى {site} مع اسمك وعنوانك وأرقام هواتفك وملفاتك. وتم تسجيل الخروج من جميع الأجهزة وإلغاء الطلبات غير المدفوعة.',
  'The law requires us to keep what was ordered, when and for how much. Your orders stay with us for that, without you.':
    'يُلزمنا القانون بالاحتفاظ بما تم طلبه ومتى وبأي سعر. لذلك تبقى طلباتك لدينا دون بياناتك الشخصية.',
  'You can register with this address again at any time. If it was not you who deleted the account, please write to us.':
    'يمكنك التسجيل بهذا العنوان من جديد في أي وقت. وإذا لم تكن أنت من حذف الحساب، فيُرجى مراسلتنا.',
  'we have your order {code}': 'استلمنا طلبك {code}',
  'Thank you. We have your order {code}.': 'شكرًا لك. لقد استلمنا طلبك {code}.',
  'What happens next: within {answerHours} we write to you how to pay {amount} by {method}. Nothing has been charged. Once the money has arrived, we mark the order as paid, write to you, and your writer begins.':
    'الخطوة التالية: سنكتب إليك خلال {answerHours} لنوضح كيفية دفع {amount} (طريقة الدفع: {method}). لم يُخصم أي مبلغ. وعند وصول المال نسجّل الطلب مدفوعًا ونكتب إليك ويبدأ كاتبك العمل.',
  'What happens next: your writer begins as soon as the payment of {amount} is confirmed. If you have not paid yet, you can do it now.':
    'الخطوة التالية: يبدأ كاتبك العمل فور تأكيد دفع {amount}. إذا لم تدفع بعد، فيمكنك ذلك الآن.',
  'What happens next: nothing is left to pay. We write to you when your writer begins.':
    'الخطوة التالية: لم يبقَ ما يُدفع. سنكتب إليك عندما يبدأ كاتبك العمل.',
  'Pay or see the payment': 'الدفع أو عرض الدفعة',
  'See my order': 'عرض طلبي',
  'order {code} is paid': 'تم دفع الطلب {code}',
  'Thank you. We have received your payment of {amount} for order {code}, and your writer begins.':
    'شكرًا لك. لقد استلمنا دفعتك وقدرها {amount} عن الطلب {code}، ويبدأ كاتبك العمل الآن.',
  'Thank you. Nothing is left to pay for order {code}, and your writer begins.':
    'شكرًا لك. لم يبقَ ما يُدفع عن الطلب {code}، ويبدأ كاتبك العمل الآن.',
  'You can follow the order, send files and read what your writer delivers.':
    'يمكنك متابعة الطلب وإرسال الملفات وقراءة ما يسلّمه كاتبك.',
  'Follow my order': 'متابعة طلبي',
  'your writer is at work on order {code}': 'كاتبك يعمل على الطلب {code}',
  'Your writer has begun order {code}. It is due on {deadline}.':
    'بدأ كاتبك العمل على الطلب {code}. موعد التسليم: {deadline}.',
  'Files and instructions that may still help can be sent from the page of the order.':
    'يمكنك إرسال ملفات وتعليمات قد تفيد من صفحة الطلب.',
  'order {code} is delivered': 'تم تسليم الطلب {code}',
  'Your paper for order {code} is ready.': 'بحثك الخاص بالطلب {code} جاهز.',
  'Please read it, then approve it or ask for a revision.': 'يُرجى قراءته ثم اعتماده أو طلب مراجعته.',
  'Read my paper': 'قراءة بحثي',
  'order {code} is cancelled': 'تم إلغاء الطلب {code}',
  'Order {code} is cancelled. Nothing has to be paid for it. A bonus that it used is back in your Bonus Storage.':
    'تم إلغاء الطلب {code}. ولا يلزم دفع أي شيء عنه. وعادت المكافأة المستخدمة فيه إلى رصيد مكافآتك.',
  'See the order': 'عرض الطلب',
  'order {code} is refunded': 'تم رد قيمة الطلب {code}',
  'We have refunded order {code}. You get {refund} back the way you paid; a bank may take up to ten days.':
    'رددنا قيمة الطلب {code}. سيعود إليك {refund} بالطريقة التي دفعت بها، وقد يستغرق البنك حتى عشرة أيام.',
  'We have refunded order {code}. No money was charged for it.':
    'رددنا قيمة الطلب {code}. لم يكن قد خُصم أي مبلغ عنه.',
  'What comes back of a bonus that it used is in your Bonus Storage. The order is closed.':
    'ما يعود من المكافأة المستخدمة فيه موجود في رصيد مكافآتك. أُغلق الطلب.',
  'a further file for order {code}': 'ملف إضافي للطلب {code}',
  'We have added a file to order {code}, which was delivered before.':
    'أضفنا ملفًا إلى الطلب {code} الذي سُلّم من قبل.',
  'See the file': 'عرض الملف',
  'your writer has written about order {code}': 'كتب إليك كاتبك بشأن الطلب {code}',
  'Your writer has written to you about order {code}.': 'كتب إليك كاتبك بشأن الطلب {code}.',
  '{messages}': '{messages}',
  'Please answer on the page of the order, because answers to this letter do not reach your writer.':
    'يُرجى الرد في صفحة الطلب، لأن الردود على هذه الرسالة لا تصل إلى كاتبك.',
  'Read and answer': 'القراءة والرد',
  'order {code} is in revision': 'الطلب {code} قيد المراجعة',
  'We have your request, and your writer revises order {code}. We write to you when the new version is ready.':
    'وصلنا طلبك، ويراجع كاتبك الطلب {code}. سنكتب إليك عندما تصبح النسخة الجديدة جاهزة.',
  'You asked for it by: {revisionTime}': 'الموعد الذي طلبته: {revisionTime}',
  'Your remarks:\n{remarks}': 'ملاحظاتك:\n{remarks}',
  'order {code} is complete': 'اكتمل الطلب {code}',
  'You have approved order {code}, which is now complete. Thank you for ordering from us.':
    'لقد اعتمدت الطلب {code}، وهو الآن مكتمل. شكرًا لطلبك منا.',
  'Your files stay in your account. You can rate the paper and the writer on the page of the order.':
    'تبقى ملفاتك في حسابك. ويمكنك تقييم البحث والكاتب في صفحة الطلب.',
  'Rate my order': 'تقييم طلبي',

  Order: 'الطلب',
  Topic: 'الموضوع',
  'Type of paper': 'نوع البحث',
  Service: 'الخدمة',
  'Academic level': 'المستوى الأكاديمي',
  Subject: 'المادة',
  'Paper format': 'نظام التوثيق',
  Length: 'الحجم',
  Sources: 'المصادر',
  Deadline: 'موعد التسليم',
  Materials: 'المواد',
  Writer: 'الكاتب',
  'Written by': 'كتبه',
  Extras: 'الإضافات',
  Amount: 'المبلغ',
  None: 'لا يوجد',
  'Not needed': 'غير مطلوبة',
  'Needed, provided with the order': 'مطلوبة ومرفقة بالطلب',
  'Needed, not provided with the order': 'مطلوبة وغير مرفقة بالطلب',
  '{pages}, double spaced ({words})': '{pages} بتباعد مزدوج ({words})',
  '{pages}, single spaced ({words})': '{pages} بتباعد مفرد ({words})',
  'the method you chose': 'الطريقة التي اخترتها',
  '{time} after payment': '{time} بعد الدفع',
  'If the button does not open, use this address:': 'إذا لم يُفتح الزر، فاستخدم هذا العنوان:',
  '{n} pages': { one: 'صفحة واحدة', two: 'صفحتان', few: '{n} صفحات', other: '{n} صفحة' },
  '{n} problems': { one: 'مسألة واحدة', two: 'مسألتان', few: '{n} مسائل', other: '{n} مسألة' },
  '{n} questions': { one: 'سؤال واحد', two: 'سؤالان', few: '{n} أسئلة', other: '{n} سؤالًا' },
  '{n} slides': { one: 'شريحة واحدة', two: 'شريحتان', few: '{n} شرائح', other: '{n} شريحة' },
  '{n} projects': { one: 'مشروع واحد', two: 'مشروعان', few: '{n} مشاريع', other: '{n} مشروعًا' },
  '{n} assignments': { one: 'واجب واحد', two: 'واجبان', few: '{n} واجبات', other: '{n} واجبًا' },
  '{n} tasks': { one: 'تمرين واحد', two: 'تمرينان', few: '{n} تمارين', other: '{n} تمرينًا' },
  '{n} words': { one: 'كلمة واحدة', two: 'كلمتان', few: '{n} كلمات', other: '{n} كلمة' },
  '{n} hours': { one: 'ساعة واحدة', two: 'ساعتين', few: '{n} ساعات', other: '{n} ساعة' },
  '{n} days': { one: 'يوم واحد', two: 'يومين', few: '{n} أيام', other: '{n} يومًا' },
};
