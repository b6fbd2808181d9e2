import type { Glossary } from "../glossary";

/** Chinese: what no table has. */
export const CHINESE: Glossary = {
  small: `两个人= 三个人= 四个人= 五个人= 六个人= 七个人= 八个人= 两个=Q:two 三个=Q:three 四个=Q:four 五个=Q:five 六个=Q:six 七个=Q:seven 八个=Q:eight 九个=Q:nine 十个=Q:ten 几个=D:some 十五分钟=X:for_15_minutes 没人=R:nobody 现在=X:now 之类的= 企业微信=X:through_WeChat 用企业微信=X:through_WeChat 用微信=X:through_WeChat 微信登录=X:through_WeChat 才能用=M:can 要=M:must 做个=D:a 弄个=D:a 搞个=D:a 一家=D:a 一间=D:a 一张=D:a 一份=D:a 一位=D:a 一名=D:a 一只=D:a 一条=D:a 一套=D:a 一次=X:once 每位=D:each
每只=D:each 每家=D:each 每人=R:everyone 每户=D:each 每张=D:each 每件=D:each 每次=X:each_time 各个=D:each 这些=D:these 那些=D:those 某个=D:a 同一个=D:the_same
别人=R:somebody 有人=R:somebody 互相=X:each_other 他=R:they 她=R:they 它=R:it 咱们=R:we
想要个=I:want 想要一个=I:want 想做个=I:want 想做一个=I:want 我们想=I:want 我们想做=I:want 我们需要=I:need 希望有=I:want 希望=I:want 最好能=M:can 最好=M:should
要能=M:can 得=M:must 应当=M:should 需=M:must 不能=G:not 不可以=G:not 没有=G:no
马上=X:at_once 立刻=X:at_once 自动=X:automatically 直接=X:directly 提前=X:in_advance 随时=X:anytime 一起=X:together 前一天=X:the_day_before 前一天晚上=X:the_evening_before
第二天=X:the_next_day 第二天早上=X:the_next_morning 早上=X:in_the_morning 晚上=X:in_the_evening 中午=X:at_noon 下午=X:in_the_afternoon 上午=X:in_the_morning
月底=X:at_the_end_of_the_month 月初=X:at_the_start_of_the_month 每个月=X:every_month 每晚=X:every_evening 每早=X:every_morning 平时=X:usually
紧急=A:urgent 重要=A:important 简单=A:simple 坏的=A:broken 公用=A:shared 公用的=A:shared 热心=A:helpful 异常=A:unusual
按时=X:on_time 按天数=X:by_the_day 按天=X:by_the_day 按小时=X:by_the_hour 按月=X:by_the_month 在手机上=X:on_the_phone 手机上=X:on_the_phone 在家=X:at_home
因为=S:because 一旦=S:if 的时候=S:when 怎么=W:how 怎样=W:how 几点=W:when 什么时候=W:when 哪里=W:where 哪个=W:which 多少钱=W:how_much
哈哈= 哈哈哈= 呢= 吧= 啊= 呀= 哦= 嘛= 就= 才= 再= 又= 比如= 例如= 其实= 另外= 那么= 然后=C:and 的=D:'s 做一个=D:a 每个=D:each 每=D:each 一个=D:a 一款=D:a 一些=D:some 所有=D:all 其他=D:other 自己的=D:their 自己=D:their 他们的=D:their
我的=D:my 这个=D:this
我们=R:we 我=R:I 他们=R:they 她们=R:they 大家=R:everyone
需要=I:need 我想要=I:want 我想=I:want 我要=I:want 想要=I:want 我需要=I:need 想做=I:want
有=H:has
还能=M:can 能=M:can 可以=M:can 能够=M:can 可=M:can 必须=M:must 应该=M:should 只能=M:can
是=B:is
让=V:let 帮助=V:help
不=G:not
并=C:and 和=C:and 与=C:and 以及=C:and 及=C:and 或=C:or 或者=C:or 但=C:but 但是=C:but 并且=C:and 或是=C:or
当=S:when 如果=S:if 之前=S:before 之后=S:after
是否=W:whether 什么=W:what 哪些=W:which 谁=W:who 多少=W:how_much
遇到=P:in_case_of 给=P:for 在=P:in 用=P:with 对=P:to 从=P:from 到=P:to 向=P:to 为=P:for 关于=P:about 按=P:by 通过=P:by
每天=A:daily 每周=A:weekly 每月=A:monthly 附近=A:nearby 附近的=A:nearby 免费=A:free 可用=A:available 空闲=A:free 新=A:new 小型=A:small
共用=A:shared 公共=A:shared
在线=X:online 线上=X:online 网上=X:online 每天早上=X:every_morning 每天晚上=X:every_evening 每年=X:every_year 还=X:also 也=X:also
今天=X:today 明天=X:tomorrow 当天=X:today 只=X:only 最多=X:max 一直=X:always 从不=X:never
有=H:has
一键= 首先= 都= 做= 时= 已= 了= 会= 等= 个= 上= 里= 中= 后= 前= 把= 你好= 您好= 谢谢=`,
  forms: `订=book 抢=reserve 想看=see 报修=request 请假=request`,
  verbs: `预约=book 预订=book 查看=see 看到=see 看=see 浏览=browse 收到=receive 接收=receive 创建=create 添加=add 新增=add 上传=upload 分享=share
发送=send 搜索=search 查找=search 查询=search 找到=find 筛选=filter 选择=choose 点餐=order 下单=order 点菜=order 订购=order 购买=buy 买=buy
出售=sell 卖=sell 付款=pay 支付=pay 取消=cancel 修改=change 更改=change 编辑=edit 管理=manage 组织=organise 安排=arrange 计划=plan 记录=log
登记=register 保存=save 删除=delete 审核=approve 批准=approve 审批=approve 确认=confirm 接受=accept 拒绝=reject 投票=vote 评价=rate
评分=rate 评论=comment 写=write 阅读=read 聊天=chat 沟通=talk 提问=ask 回答=answer 回复=reply 提醒=remind 通知=notify 发布=publish 提供=offer
出借=lend 借=borrow 借用=borrow 归还=return 领取=collect 取=collect 配送=deliver 分配=assign 分摊=split 下载=download 打印=print 扫描=scan
扫码=scan 签署=sign 邀请=invite 学习=learn 练习=practise 计算=calculate 生成=generate 显示=show 展示=show 交换=swap 捐赠=donate 举报=report
标记=mark 完成=complete 照顾=care 浇水=water 收获=harvest 租=rent 申请=request 报名=join 参加=join 加入=join 签到=check-in 翻译=translate
比较=compare 使用=use 测量=measure 填写=enter 输入=enter 拍照=photograph 讲解=explain 解释=explain 查=check 修理=repair 维修=repair
清洁=clean 打扫=clean 拜访=visit 打卡=check-in 登录=sign 喂=feed 喂养=feed 领养=adopt 采摘=harvest 称重=weigh 放行=approve 扣除=deduct
续费=renew 补货=restock 盘点=count`,
  nouns: `重复的会=recurring meeting, 例会=recurring meeting, 管理系统=system, 管理软件=app, 管理平台=platform, 管理小程序=app, 管理工具=tool, 预约系统=booking system, 库存管理系统=inventory, 排班系统=shift planner, 主人=owner, 寄养家庭=host, 寄养需求=boarding request, 寄养=boarding, 需求=request, 饮食习惯=diet, 平台=platform, 宠物=pet, 品种=breed,
年龄=age, 志愿者=volunteer, 教练=coach, 裁判=referee, 司机=driver, 邻居=neighbour, 成员=member, 成绩=result, 排名=ranking, 通知=notice,
应用程序=app, 应用=app, 小程序=app, 软件=app, 网站=website, 网页=website, 系统=system, 商城=shop, 商店=shop, 市场=marketplace, 程序=program,
APP=app, App=app, app=app, 顾客=customer, 客户=customer, 客人=guest, 用户=user, 店主=owner, 老板=owner, 店长=manager, 经理=manager,
管理员=administrator, 员工=employee, 店员=employee, 老师=teacher, 教师=teacher, 学生=student, 家长=parent, 父母=parent, 妈妈=mother,
爸爸=father, 孩子=child, 小孩=child, 儿童=child, 奶奶=grandma, 爷爷=grandpa, 老人=senior, 子女=child, 居民=resident, 业主=resident,
物业=building manager, 朋友=friend, 好友=friend, 医生=doctor, 护士=nurse, 护工=caregiver, 兽医=vet, 律师=lawyer, 会员=member,
队员=player, 球员=player, 乘客=passenger, 服务员=waiter, 厨师=cook, 骑手=courier, 快递员=courier, 买家=buyer, 卖家=seller, 理发师=barber,
发型师=stylist, 美容师=stylist, 农民=farmer, 养蜂人=beekeeper, 蜂农=beekeeper, 协调员=coordinator, 图书管理员=librarian, 房东=landlord,
租客=tenant, 家庭=family, 大家=people, 人们=people, 团队=team, 合唱团=choir, 团员=singer, 指挥=conductor, 理发店=barbershop, 美发店=salon,
餐厅=restaurant, 餐馆=restaurant, 诊所=clinic, 学校=school, 幼儿园=nursery, 俱乐部=club, 社团=club, 公司=company, 酒店=hotel, 健身房=gym,
图书馆=library, 菜园=garden, 农场=farm, 社区=community, 小区=neighbourhood, 城市=city, 公寓=apartment, 房间=room, 办公室=office,
仓库=warehouse, 宠物店=pet shop, 预约=booking, 预订=booking, 项目=project, 价格=price, 销售额=revenue, 提醒=reminder, 面板=panel,
后台=admin area, 日程=schedule, 课程表=timetable, 时间表=schedule, 时间段=slot, 时段=slot, 日期=date, 班次=shift, 排班=roster, 商品=product,
产品=product, 菜品=dish, 菜=dish, 桌子=table, 餐桌=table, 账单=bill, 发票=invoice, 付款=payment, 支付=payment, 账号=account, 账户=account,
个人资料=profile, 照片=photo, 图片=photo, 视频=video, 聊天=chat, 评论=comment, 评价=review, 列表=list, 清单=list, 课程=course, 课=lesson,
作业=homework, 练习=exercise, 题目=exercise, 错题=mistake, 笔记=note, 活动=event, 会议=meeting, 演出=concert, 声部=voice part,
训练=training, 考勤=attendance, 请假=leave request, 行程=trip, 拼车=carpool, 车辆=car, 车=car, 座位=seat, 位置=location, 地址=address,
地点=place, 书名=title, 作者=author, 副标题=subtitle, 图书=book, 书=book, 借阅=loan, 物品=item, 闲置物品=item, 工具箱=toolbox, 二手物品=item,
食谱=recipe, 菜谱=recipe, 食材=ingredient, 步骤=step, 餐=meal, 支出=expense, 费用=expense, 预算=budget, 欠款=debt, 捐款=donation,
订阅=subscription, 周报=weekly report, 报表=report, 统计=statistic, 文件=document, 申请=request, 案件=case, 案例=case, 警报=alert,
动物=animal, 狗=dog, 猫=cat, 植物=plant, 收成=harvest, 蜂箱=hive, 检查=inspection, 治疗=treatment, 疫苗=vaccination, 药=medication,
药物=medication, 症状=symptom, 名字=name, 姓名=name, 大小=size, 数量=quantity, 电话=phone, 手机号=phone, 邮箱=email, 状态=status,
描述=description, 体重=weight, 语言=language, 投票=vote, 功能=feature, 报修=repair request, 维修=repair, 故障=damage, 房租=rent,
微信=WeChat, 短信=SMS, 二维码=QR code, 快递=parcel, 排行榜=leaderboard, 培训班=school, 钢琴培训班=piano school, 评语=comment,
练习记录=practice log, 记录=record, 上课时间=lesson time, 修理店=workshop, 维修店=workshop, 修车店=workshop, 技师=technician,
师傅=technician, 学徒=apprentice, 自行车=bicycle, 零件=part, 报价单=quote, 工单=work order, 工人=worker, 供应商=supplier, 面包店=bakery,
蛋糕店=bakery, 口味=flavour, 尺寸=size, 鲜花=flower, 花店=flower shop, 衣服=garment, 布料=fabric, 裁缝=tailor, 歌曲=song, 乐队=band,
牛=cow, 鸡=hen, 果园=orchard, 果树=fruit tree, 菜篮=basket, 批次=batch, 游泳池=pool, 民宿=guest house, 保洁=cleaning,
请假条=leave request, 假期=leave, 主管=manager, 领导=manager, 居委会=committee, 读数=reading, 受助人=beneficiary, 疫苗接种=vaccination,
领养人=adopter, 领养=adoption, 救助站=shelter, 词语=word, 卡片=card, 学费=fee, 课时=lesson, 课时包=lesson package, 班级=class,
教室=classroom, 琴房=practice room, 钢琴=piano, 钓鱼=fishing trip, 跑步=run, 里程=distance, 路程=distance, 包=bag, 仓位=shelf,
货架=shelf, 批号=batch, 过期日期=expiry date, 保质期=expiry date, 治疗师=therapist, 疗程=treatment, 药店=pharmacy, 剧本=play, 剧本杀=game,
房=room, 会员卡=membership card, 次卡=voucher, 护理员=carer, 访客=visitor, 车位=parking space, 车牌=plate, 车牌号=plate, 保安=guard,
门卫=guard, 快递柜=locker`,
};
