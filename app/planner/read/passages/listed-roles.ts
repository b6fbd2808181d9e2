import { PLACE_ROLES } from "../../catalogue/people";
import { singular } from "../../text/words";
import { spell } from "../clauses/clauses";
import { doerOf } from "../meaning/turns";
import type { Reading } from "../reading";
import { addRole, type State } from "../state";
import type { Token } from "../words/tokens";

/** "Roles: admin, cashier": the roles that an idea lists as such. */
export function readRoles(tokens: Token[], state: State): void {
  for (const part of spell(tokens).split(/\s*(?:,|;|\band\b|\bor\b|\/)\s*/)) {
    const said = singular(
      part
        .toLowerCase()
        .replace(/^(?:an?|the)\s+/, "")
        .trim(),
    );
    // "the front desk", "the kitchen": whoever works there.
    const name = PLACE_ROLES[said] ?? said;
    if (/^[\p{L} -]{3,30}$/u.test(name) && name.split(" ").length <= 3) {
      addRole(state, name);
      state.reading.listed.push(name);
    }
  }
}

const RANKED =
  /^(?:charge|head|chief|senior|deputy|vice|junior|trainee|student|apprentice|assistant) \p{L}+$/u;

/** Joins "manager" and "project manager": one role, under the longer name, unless two longer names exist. */
export function settleRoles(reading: Reading): void {
  // "IT enters the serial number": the department, which is no "it".
  const called = (role: string) => (role === "it-staff" ? "IT staff" : role);
  reading.roles = [...new Set(reading.roles.map(called))];
  for (const action of reading.actions) {
    action.actor = called(action.actor);
    action.recipient = called(action.recipient);
  }
  for (const one of reading.mentions) one.noun = called(one.noun);
  // "Someone feeds each colony … the feeders count": whoever is called after the doing does it.
  for (const action of reading.actions)
    if (action.actor === "") {
      const doers = reading.roles.filter(
        (role) => role === doerOf(action.verb) || role.endsWith(` ${doerOf(action.verb)}`),
      );
      if (doers.length === 1 && doers[0]) action.actor = doers[0];
    }
  const full = (name: string) =>
    reading.roles.filter((other) => other !== name && other.endsWith(` ${name}`));
  for (const short of [...reading.roles]) {
    const longer = full(short);
    if (longer.length !== 1 || !longer[0] || short === "staff") continue; // "facilities staff" are not all staff
    // "a staff member explains, members get 10 % off": those are other members.
    if (short === "member" && /^(?:staff|crew|board|committee) member$/.test(longer[0])) continue;
    // "a nurse offers a shift, the charge nurse approves": who is set over others is none of them.
    if (RANKED.test(longer[0]) && reading.actions.some(({ actor }) => actor === short)) continue;
    const name = longer[0];
    reading.roles = reading.roles.filter((role) => role !== short);
    reading.audience = reading.audience.map((role) => (role === short ? name : role));
    for (const action of reading.actions) {
      if (action.actor === short) action.actor = name;
      if (action.recipient === short) action.recipient = name;
    }
    const from = reading.mentions.find((one) => one.noun === short);
    const to = reading.mentions.find((one) => one.noun === name);
    if (from && to) {
      to.weight += from.weight;
      to.person = true;
      reading.mentions = reading.mentions.filter((one) => one !== from);
    }
  }
}
