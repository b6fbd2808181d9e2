/** Traditional Chinese characters that ideas of apps use, each with its simplified form. */
const PAIRS =
  "幫帮 們们 這这 個个 長长 輩辈 報报 網网 頁页 記记 幾几 來来 時时 間间 過过 數数 備备 電电 話话 錢钱 費费 沒没 還还 會会 員员 課课 學学 師师 預预 約约 訂订 單单 買买 賣卖 價价 貨货 車车 開开 關关 門门 問问 題题 點点 線线 練练 級级 紀纪 錄录 統统 計计 訊讯 資资 檔档 標标 準准 簽签 證证 號号 碼码 圖图 書书 館馆 園园 區区 廠厂 醫医 療疗 護护 藥药 檢检 測测 驗验 體体 溫温 壓压 養养 寵宠 貓猫 雞鸡 魚鱼 鳥鸟 樹树 葉叶 農农 場场 產产 業业 務务 應应 該该 讓让 給给 與与 對对 從从 為为 於于 並并 後后 裡里 裏里 內内 麼么 樣样 誰谁 兩两 萬万 億亿 張张 條条 隻只 雙双 組组 隊队 團团 聯联 絡络 繫系 係系 聽听 說说 講讲 讀读 寫写 畫画 攝摄 視视 頻频 樂乐 戲戏 劇剧 賽赛 獎奖 節节 慶庆 禮礼 喪丧 嬰婴 兒儿 爺爷 媽妈 親亲 鄰邻 屬属 闆板 經经 職职 傭佣 顧顾 戶户 擔担 負负 責责 參参 觀观 遊游 遠远 邊边 運运 輸输 遞递 郵邮 購购 結结 帳账 賬账 發发 稅税 額额 餘余 儲储 優优 贈赠 換换 舊旧 壞坏 維维 損损 傷伤 險险 災灾 緊紧 難难 類类 種种 顏颜 製制 設设 機机 構构 築筑 樓楼 層层 廳厅 廚厨 廁厕 陽阳 臺台 檯台 燈灯 鑰钥 鎖锁 櫃柜 衛卫 潔洁 淨净 掃扫 環环 綠绿 飯饭 麵面 餅饼 鹽盐 醬酱 飲饮 湯汤 雜杂 誌志 導导 憶忆 歷历 曆历 週周 晝昼 暫暂 繼继 續续 終终 啟启 動动 態态 狀状 況况 進进 階阶 順顺 選选 擇择 決决 議议 討讨 論论 評评 語语 詞词 譯译 釋释 寶宝 貝贝 貴贵 賤贱 賞赏 罰罚 輪轮 歸归 領领 歲岁 齡龄 處处 歡欢 願愿 認认 識识 請请 謝谢 試试 調调 謂谓 變变 豐丰 滿满 現现 實实 確确 廣广 絕绝 傳传 藝艺 術术 創创 習习 復复 複复 覆复 獲获 獨独 異异 觸触 聲声 響响 齊齐 龍龙 鐘钟 鍾钟 針针 鋼钢 鐵铁 銀银 銷销 鋪铺 陳陈 陸陆 際际 雲云 頭头 頂顶 項项 須须 顯显 風风 飛飞 髮发 鬆松 殘残 氣气 濟济 灣湾 澆浇 灑洒 熱热 營营 爭争 牽牵 猶犹 畢毕 當当 疊叠 盤盘 監监 眾众 睜睁 礙碍 窮穷 競竞 筆笔 範范 篩筛 簡简 糧粮 純纯 紙纸 細细 紹绍 絲丝 綁绑 緣缘 編编 縣县 總总 織织 繳缴 罵骂 羅罗 義义 聰聪 聞闻 肅肃 腦脑 腳脚 臨临 舉举 艦舰 莊庄 萊莱 蓋盖 蘋苹 蟲虫 補补 裝装 襪袜 見见 規规 覽览 訪访 詢询 詳详 誤误 誠诚 談谈 諮咨 謹谨 貧贫 販贩 貼贴 貸贷 賺赚 贊赞 贏赢 趕赶 跡迹 蹤踪 軍军 軟软 較较 載载 輔辅 輕轻 辦办 違违 適适 遲迟 遺遗 鄉乡 釣钓 銳锐 錯错 鍵键 鎮镇 閉闭 閱阅 闢辟 陰阴 隨随 隱隐 離离 靈灵 靜静 頓顿 驚惊 驟骤 鮮鲜 麗丽 黃黄 齣出 齒齿 龜龟 夥伙 搵找 哋们 嘅的 啲些 喺在 俾给 冇没 舖铺 鴨鸭 豬猪 馬马 診诊 孫孙 婦妇 橋桥 銅铜 鳳凤 賠赔 償偿 勵励 審审 冊册 塊块 褲裤 縫缝 紗纱 繡绣 紅红 藍蓝 廢废 執执 勞劳 譜谱 鏡镜 連连 斷断 轉转 倉仓 庫库 採采 髒脏";

const SIMPLE = new Map(PAIRS.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(1)] as const));

/** A sentence in simplified characters, as the tables have them; of the same length. */
export function simplified(sentence: string): string {
  return sentence.replace(/\p{Script=Han}/gu, (character) => SIMPLE.get(character) ?? character);
}

/** Gives the things of a sentence their names back as the author wrote them ("志工" stays, "報名" is not "报名"). */
export function asAuthored(originals: Map<string, string>, sentence: string, simple: string): void {
  if (simple === sentence) return;
  for (const [noun, name] of originals) {
    const at = simple.indexOf(name);
    if (at >= 0) originals.set(noun, sentence.slice(at, at + name.length));
  }
}
