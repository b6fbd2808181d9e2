import type { Glossary } from "../glossary";

/** Arabic: what no table has. Words without the article and without what is written onto them; broken plurals stand beside. */
export const ARABIC: Glossary = {
  small: `بدي=I:want بدنا=I:want عايز=I:want عايزين=I:want عاوز=I:want عاوزين=I:want محتاج=I:need محتاجين=I:need أود=I:want
نود=I:want أرغب=I:want نرغب=I:want نحتاج_إلى=I:need أحتاج_إلى=I:need إحنا=R:we مين=W:who اللي=W:who الي=W:who
لما=S:when لمّا=S:when حين=S:when حينما=S:when كلما=S:whenever كمان=X:also برضه=X:also برضو=X:also عشان=W:so علشان=W:so
مش=G:not مو=G:not ما=W:what لم=G:not لن=G:not قد= سوف= رح= راح= عم= كل_واحد=R:everyone الجميع=R:everyone
أحد=R:somebody أحدهم=R:somebody عليه=R:them عليها=R:them عليهم=R:them إليه= إليها= إليهم= عنه= عنها= معه=
معها= معهم= بها= بهم= منهم= لي=R:me لنا=R:us بينهم= أثناء=P:during خارج=P:outside داخل=P:inside حول=P:about دون=P:without
من_دون=P:without من_غير=P:without قبل_يوم=X:the_day_before قبل_الموعد=X:in_advance عن_بعد=X:remotely أونلاين=X:online
مسبقا=X:in_advance مسبقاً=X:in_advance فورا=X:at_once فوراً=X:at_once تلقائيا=X:automatically تلقائياً=X:automatically
بسيط=A:simple بسيطة=A:simple خاص=A:own خاصة=A:own عام=A:public عامة=A:public سنوي=A:yearly سنوية=A:yearly محتاجة=A:needy
عاجل=A:urgent عاجلة=A:urgent مدفوع=A:paid مدفوعة=A:paid متأخر=A:overdue متأخرة=A:overdue
اثنان=Q:two اثنين=Q:two ستة=Q:six سبعة=Q:seven ثمانية=Q:eight تسعة=Q:nine عشرة=Q:ten عشرين=Q:twenty
ثلاثين=Q:thirty خمسين=Q:fifty مئة=Q:hundred صباحا=X:in_the_morning صباحاً=X:in_the_morning مساء=X:in_the_evening
مساءً=X:in_the_evening مساءا=X:in_the_evening آخر_الشهر=X:at_the_end_of_the_month نهاية_الشهر=X:at_the_end_of_the_month
في_نهاية_الشهر=X:at_the_end_of_the_month آخر_الموسم=X:at_the_end_of_the_season نفس=D:the_same هذي=D:this تلك=D:those ذلك=D:that كل=D:each جميع=D:all هذا=D:this هذه=D:this
لها=R:them لهم=R:them له=R:them أنا=R:I نحن=R:we هم=R:they هو=R:it هي=R:it
أملك=I:own نملك=I:own أدير=I:manage عندي=I:have عندنا=I:have أبغى=I:want أبي=I:want نبي=I:want ودي=I:want
أريد=I:want نريد=I:want أحتاج=I:need نحتاج=I:need لدي=I:have لدينا=I:have
لازم=M:must ينبغي=M:must يمكن=M:can يستطيع=M:can يمكنهم=M:can يمكنه=M:can يجب=M:must
يصبح=B:becomes تصبح=B:becomes أصبح=B:became يكون=B:is تكون=B:is كان=B:was كانت=B:was
لا=G:not ليس=G:not
و=C:and أو=C:or لكن=C:but ثم=C:and
لأن=S:because عندما=S:when إذا=S:if
أي=W:which كم=W:how_many حيث=W:where التي=W:that الذي=W:that الذين=W:who أن=W:that كي=W:so لكي=W:so متى=W:when
أين=W:where كيف=W:how ماذا=W:what
من_خلال=P:through لكل=P:for_each مثل=P:like ضد=P:against تحت=P:under فوق=P:above حتى=P:until منذ=P:since حسب=P:by
عند=P:at في=P:in من=P:from على=P:on إلى=P:to عن=P:about مع=P:with عبر=P:by بدون=P:without بين=P:between قبل=P:before
بعد=P:after لدى=P:at خلال=P:during
يومين=N:two_days بيومين=N:two_days
عشر=Q:ten ثلاثة=Q:three ثلاث=Q:three خمسة=Q:five أربعة=Q:four
واحد=A:one واحدة=A:one بعض=A:some أول=A:first آخر=A:last أخرى=A:other أكثر=A:more أقل=A:less كبير=A:big كبيرة=A:big
بعيد=A:remote بعيدة=A:remote البعيدة=A:remote متنقلة=A:mobile متنقل=A:mobile سكنية=A:residential شهرية=A:monthly
الشهرية=A:monthly مفتوح=A:open مغلق=A:closed جاهز=A:ready جاهزة=A:ready مكسور=A:broken قديم=A:old قديمة=A:old
دائمين=A:regular الدائمين=A:regular مجانا=A:free مجاني=A:free متاح=A:available متاحة=A:available المتاحة=A:available
يومي=A:daily يومية=A:daily أسبوعي=A:weekly أسبوعية=A:weekly شهري=A:monthly جديد=A:new جديدة=A:new صغير=A:small
صغيرة=A:small قريب=A:nearby قريبة=A:nearby مشترك=A:shared مشتركة=A:shared
كل_يوم=X:every_day كل_أسبوع=X:every_week كل_شهر=X:every_month كل_سنة=X:every_year مرتين=X:twice مرة=X:once
الآن=X:now حاليا=X:now دائما=X:always فقط=X:only جدا=X:very أسبوعيا=X:weekly يوميا=X:daily شهريا=X:monthly
أيضا=X:also أيضاً=X:also اليوم=X:today غدا=X:tomorrow أبدا=X:never
بشكل= فيه= فيها= به= منها= منه= هنا= هناك= مرحبا= السلام= عليكم= شكرا=`,
  forms: `تمكن=allow يمكّن=allow تمكّن=allow تتيح=allow تساعد=help تسمح=allow يحجز=book يحجزون=book يحجزوا=book تحجز=book يرى=see يرون=see يروا=see أرى=see ترى=see يشاهد=see يشاهدون=see
يتلقى=receive يتلقون=receive يتلقوا=receive يستلم=receive ينشئ=create يضيف=add يضيفون=add يضيفوا=add تضيف=add
أضيف=add يرفع=upload يرفعون=upload يشارك=share يشاركون=share يشاركوا=share يرسل=send يرسلون=send يرسلوا=send
ترسل=send يبحث=search يبحثون=search يبحثوا=search يجد=find يجدون=find يختار=choose يختارون=choose يختاروا=choose
يطلب=order يطلبون=order يطلبوا=order يشتري=buy يشترون=buy يبيع=sell يبيعون=sell يدفع=pay يدفعون=pay يدفعوا=pay
يلغي=cancel يلغون=cancel يغير=change يعدل=edit يدير=manage تدير=manage أدير=manage ينظم=organise ينظمون=organise
ينظموا=organise يسجل=log يسجلون=log يسجلوا=log تسجل=log أسجل=log يوافق=approve توافق=approve يوافقون=approve
تعتمد=approve يؤكد=confirm تؤكد=confirm يقبل=accept يرفض=reject يقيم=rate يقيمون=rate يكتب=write يكتبون=write
يقرأ=read يقرأون=read يتحدث=talk يتابع=follow يتابعون=follow تتابع=follow أتابع=follow ينشر=publish ينشرون=publish
يستعير=borrow يستعيرون=borrow يعيد=return يعيدون=return يوصل=deliver يقسم=split يتعلم=learn يعرض=offer يعرضون=offer
يعرضوا=offer يستخدم=use يحدد=choose يحددون=choose يقيس=measure يصلح=repair يصلحون=repair يحضر=bring يحضرون=attend
تحضر=attend يزور=visit يساعد=help يراجع=review تراجع=review يستقبل=receive يصور=photograph ينهي=finish يبدأ=start
يضع=put يدون=log يدونون=log يرد=reply يتصل=call يوقع=sign يتبرع=donate يتبرعون=donate يسلم=deliver يسلمون=deliver
يستلمون=receive يجيب=answer يجيبون=answer نرى=see`,
  verbs: `حجز=book رؤية=see مشاهدة=see عرض=show تلقي=receive استلام=receive إنشاء=create إضافة=add رفع=upload مشاركة=share
إرسال=send بحث=search البحث=search إيجاد=find اختيار=choose طلب=order شراء=buy بيع=sell دفع=pay إلغاء=cancel
تغيير=change تعديل=edit إدارة=manage تنظيم=organise تسجيل=log حفظ=save حذف=delete موافقة=approve تأكيد=confirm
قبول=accept رفض=reject تقييم=rate كتابة=write قراءة=read التحدث=talk تذكير=remind متابعة=follow نشر=publish
استعارة=borrow إعارة=lend إرجاع=return توصيل=deliver تقسيم=split طباعة=print دعوة=invite تعلم=learn حساب=calculate
إصلاح=repair تنظيف=clean زيارة=visit سقي=water قياس=measure`,
  nouns: `موظفة=employee, موظفات=employees, إبلاغ=report, بلاغ=report, شراء=purchase, تواصل=communication, تبادل=exchange, بحث=search, ولي الأمر=parent, أولياء الأمور=parents, إشعار=notification, صف=class, صفوف=classes, معلمين=teachers, معلمة=teacher,
مدير=principal, مديرة=principal, متطوع=volunteer, متطوعين=volunteers, سائق=driver, جار=neighbour, جيران=neighbours,
عضو=member, أعضاء=members, تطبيق=app, تطبيقا=app, تطبيقاً=app, منصة=platform, موقع=website, موقعا=website,
نظام=system, نظاما=system, برنامج=program, برنامجا=program, متجر=shop, متجرا=shop, سوق=marketplace, عميل=customer,
عملاء=customers, زبون=customer, زبائن=customers, مستخدم=user, مستخدمين=users, مستخدمون=users, مالك=owner, صاحب=owner,
أصحاب=owners, مسؤول=administrator, موظف=employee, موظفين=employees, موظفون=employees, معلم=teacher, معلمون=teachers,
طالب=student, طالبة=student, طلاب=students, ولي أمر=parent, أولياء أمور=parents, أهل=parents, آباء=parents,
أم=mother, أمهات=mothers, أب=father, طفل=child, أطفال=children, ابن=child, أبناء=children, صديق=friend,
أصدقاء=friends, طبيب=doctor, طبيبة=doctor, أطباء=doctors, مرضى=patients, ممرض=nurse, ممرضة=nurse, محامي=lawyer,
محامين=lawyers, متطوعون=volunteers, لاعب=player, لاعبين=players, مدرب=coach, سائقين=drivers, سائقون=drivers,
راكب=passenger, ركاب=passengers, ضيف=guest, ضيوف=guests, طباخ=cook, بائع=seller, بائعين=sellers, مشتري=buyer,
حلاق=barber, حلاقين=barbers, مزارع=farmer, مزارعين=farmers, نحال=beekeeper, عائلة=family, عائلات=families,
شخص=person, أشخاص=people, ناس=people, أمين مكتبة=librarian, مستأجر=tenant, مستأجرين=tenants, خياط=tailor,
خياطة=tailor, صالون=salon, مطعم=restaurant, عيادة أسنان=dental clinic, عيادة=clinic, ملاحظة=note, ملاحظات=notes,
مدرسة=school, مدارس=schools, نادي=club, شركة=company, فندق=hotel, مكتبة=library, حديقة=garden, مزرعة=farm,
جمعية=association, مدينة=city, بيت=house, شقة=apartment, شقق=apartments, غرفة=room, غرف=rooms, مكتب=office, محل=shop,
مواعيد=appointments, موعدا=appointment, حجز=booking, حجوزات=bookings, خدمات=services, سعر=price, أسعار=prices,
بيع=sale, مبيعات=sales, تذكير=reminder, تذكيرات=reminders, لوحة تحكم=dashboard, لوحة=panel, تقويم=calendar, يوم=day,
أسبوع=week, شهر=month, ساعة=hour, أوقات=times, طلب=order, طلبات=orders, منتج=product, منتجات=products, أطباق=dishes,
قائمة طعام=menu, قائمة=list, طاولة=table, فاتورة=invoice, فواتير=invoices, دفع=payment, دفعة=payment,
مدفوعات=payments, حساب=account, حسابات=accounts, ملف شخصي=profile, صورة=photo, صور=photos, فيديو=video,
رسائل=messages, محادثة=chat, تعليقات=comments, تقييم=review, تقييمات=reviews, مهام=tasks, مشروع=project,
مشاريع=projects, درس=lesson, دروس=lessons, دورة=course, واجب=homework, واجبات=homework, تمرين=exercise, اختبار=exam,
حدث=event, فعالية=event, فعاليات=events, اجتماع=meeting, تذاكر=tickets, رحلة=ride, رحلات=rides, سيارة=car,
سيارات=cars, مقاعد=seats, طريق=route, عنوان=address, كتاب=book, كتب=books, إعارة=loan, استعارة=loan, إعلان=listing,
إعلانات=listings, عروض=offers, وصفة=recipe, وصفات=recipes, مكون=ingredient, مكونات=ingredients, وجبة=meal,
وجبات=meals, مصروف=expense, مصاريف=expenses, ميزانية=budget, اشتراك=subscription, تبرعات=donations, تقارير=reports,
وثيقة=document, وثائق=documents, حالة=case, حالات=cases, إشعارات=notifications, حيوان=animal, كلب=dog, قطة=cat,
نبتة=plant, نباتات=plants, محاصيل=crops, خلية=hive, خلايا=hives, علاج=treatment, أدوية=medications, اسم=name,
عمر=age, حجم=size, كمية=quantity, تاريخ=date, مكان=place, هاتف=phone, بريد إلكتروني=email, وصف=description,
مدة=duration, لغة=language, تصويت=vote, نقاط=points, قياسات=measurements, تصميم=design, تصاميم=designs,
أقمشة=fabrics, ثوب=garment, واتساب=WhatsApp, إيرادات=revenue, رقم السيارة=plate, لوحة السيارة=plate,
رقم الهاتف=phone, أجرة=fee, مخزن=warehouse, فروع=branches, زوار=visitors, مشاكل=problems, شكاوى=complaints,
نادل=waiter, أهداف=goals, دراجات=bicycles, قطعة غيار=part, قطع غيار=parts, عامل=worker, عمال=workers,
مقاول=contractor, موردين=suppliers, مخبز=bakery, كعكة=cake, كعك=cakes, نكهة=flavour, زهور=flowers, باقة=bouquet,
باقات=bouquets, فرقة=band, موسيقي=musician, أغنام=sheep, أبقار=cows, دجاجة=hen, دجاج=hens, بيض=eggs, خيول=horses,
بذور=seeds, سلات=baskets, خضار=vegetables, فواكه=fruit, جولة=round, أسئلة=questions, جواب=answer, أجوبة=answers,
جوائز=prizes, تدريب=training, مباريات=matches, ملاعب=courts, مفاتيح=keys, إجازة=leave request, إجازات=leave requests,
سكان=residents, عمارة=building, متبرعين=donors, مستفيد=beneficiary, مستفيدين=beneficiaries, أسرة=family,
أسر=families, مترجم=interpreter, تطعيم=vaccination, كلمات=words, وردية=shift, ورديات=shifts, حلقة=circle,
سورة=chapter, صفحات=pages, طفلة=child, بنت=child, أولاد=children, مقلمة=case, طرود=parcels, مندوب=courier,
توصيلة=delivery, حافلات=buses, محطة=stop, محطات=stops, جلسة=session, جلسات=sessions, معالج=therapist, تمر=dates,
نخلة=palm tree, نخيل=palm trees, ري=watering`,
};
