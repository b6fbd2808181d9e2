import { expect, it } from "vitest";
import { isExcluded } from "~/braindumper/planner";

it.each([
  ["A list of plants, no chat or consent form please.", "consent form"],
  ["We do not need one invoice, nor any consent form.", "any consent form"],
  ["Out of scope: an invoice a month, bar licence, consent form", "an invoice a month"],
  ["A consent form for the dogs is not needed.", "A consent form"],
  ["dont want any banking in it, we pay cash and sign a waiver", "sign a waiver"],
  ["Please, we don’t want a chat", "chat"],
  ["What do we not need? A consent form for all. A permission slip.", "A permission slip"],
  ["Not now:\n- a monthly invoice\n- a consent form for members", "consent form"],
  ["Not wanted\n\nA consent form that is signed\nA consent form for plots", "for plots"],
  ["No bookings by resellers, we know them. They sign.", "we know them"],
  ["A consent form we already have.", "consent form"],
  ["Keine Fotos der Kinder.", "Fotos der Kinder"],
  ["Später vielleicht: Fotos", "Fotos"],
  ["Pas de QR dans l'appli, on a les chèques chez le producteur.", "les chèques chez le producteur"],
  ["No quiero códigos QR, eso lo lleva mi gestoría.", "códigos QR"],
  ["Niente QR, senza pagamenti.", "pagamenti"],
  ["Geen streepjescodes.", "streepjescodes"],
  ["不需要预约功能。", "预约功能"],
])("what the author does not want is not asked about: %s", (idea, quote) => {
  expect(isExcluded(`Anna Bob\n\n${idea}`, quote)).toBe(true);
});

it.each([
  ["No chat. Members swap with others.", "Members swap"],
  ["Not now:\n- a consent form for plots\n\nMembers swap with others.", "Members swap"],
  ["Out of scope: a chat\nMembers swap with others.", "Members swap"],
  ["Not now:\n- a chat\nWhat we need:\n- a list", "a list"],
  ["A list of plants, no chat please, and a map.", "and a map"],
  ["Two no-shows and they are out. No shows pay.", "No shows pay"],
  ["No shoes, no entry.\nNo dog no cat in the hall", "dog no cat"],
  ["They pay at the door. A receipt is not needed.", "They pay at the door"],
  ["A nondescript Noah knows nothing.", "knows nothing"],
])("the rest is asked about: %s", (idea, quote) => {
  expect(isExcluded(`Anna Bob\n\n${idea}`, quote)).toBe(false);
});
