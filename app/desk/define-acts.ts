// desk: the frame of operators' pages under /admin, and how an act becomes a button, a page that confirms it, a
// command, and a line in the trail. Owns no table; the pages themselves lie in `desk/` of the area that they are about.
// Others may import `define-acts`, `operator`, `page` and `forms`.

import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type Command, type Outcome, UsageError } from "~/base/command";
import { requireNamed } from "~/base/http/problem";
import { Refused } from "~/base/kernel/refused";
import { success } from "~/base/text/flash";
import { type Actor, byOperator, COMMAND_LINE } from "~/identity/data/operator-acts";
import type { User } from "~/identity/data/users";
import { FormRejection } from "~/identity/form-rejection";
import type { OpenVisit } from "~/identity/visit";
import { formView } from "~/site/form-page";
import { deskActForm } from "./forms";
import type { ActButton } from "./page";

type Params = LoaderFunctionArgs["params"];

/** One thing that an operator can do. */
type Act<Thing> = {
  /** On the button, and as the title of the act's page. */
  label: string | ((thing: Thing) => string);
  /** What will happen, shown before the button is pressed. */
  says: string;
  /** The message when it is done, of the thing as it was before. */
  done: string | ((thing: Thing, typed: string) => string);
  /** Replaces the refusal when the act no longer fits: what it is for has already happened. */
  moot?: string;
  /** Makes the button look dangerous. What goes for good has a command that wants --yes; after "itself" the thing is gone. */
  destroys?: "access" | "for good" | "itself";
  /** The button is on the thing's own page, without a page for the act. */
  isDirect?: true;
  /** A value to type; `fault` returns what is wrong with it. */
  asks?: {
    field: "number" | "email" | "at" | "groups";
    fault: (typed: string, thing: Thing) => string | null;
  };
  /** What the page's field holds at first. */
  holds?: (thing: Thing) => string;
  /** More for the act's page. A `refusal` replaces the button; `button` is its label if not the usual one. */
  look?: (thing: Thing) => Promise<{
    about?: string;
    says?: string;
    refusal?: string;
    warnings?: string[];
    button?: string;
    /** The button that leads back, where that is better than the act. */
    instead?: string;
  }>;
  /** The revision that its flow compares, if not the thing's own. */
  revisionOf?: (thing: Thing) => string;
  /** Whether the act makes sense in the thing's current state, so its button is shown. */
  fits: (thing: Thing) => boolean;
  /** Performs the act. `typed`: the value it asked for; `visit`: null for the command line. */
  run: (thing: Thing, by: Actor, typed: string, visit: OpenVisit | null) => Promise<unknown>;
};

/** All acts on one kind of thing, in the order of its page. */
type Acts<Thing> = {
  /** @throws the 404 page for a missing thing */
  find: (id?: string) => Promise<Thing>;
  /** The revision that flows compare to detect changes by other operators. */
  revisionOf: (thing: Thing) => string;
  nameOf: (thing: Thing) => string;
  /** Identifies it beyond doubt where its name does not. */
  aboutOf?: (thing: Thing) => string;
  page: (id: string) => string;
  list: string;
  /** Describes the thing's state in words, for an act that does not fit it: "the account is verified". */
  inWords: (thing: Thing) => string;
  acts: Record<string, Act<Thing>>;
};

/** Makes the buttons, pages, actions and commands of a kind of thing from its list of acts. */
export function defineActs<Thing extends { id: string }>(kind: Acts<Thing>) {
  const { find, revisionOf, nameOf, aboutOf, page, list, inWords, acts } = kind;
  const misfit = (thing: Thing) => `This cannot be done now: ${inWords(thing)}.`;

  const lookAt = async (thing: Thing, { fits, look, moot }: Act<Thing>) =>
    fits(thing) ? await look?.(thing) : { refusal: moot ? `${moot}.` : misfit(thing) };

  /** What an act would do, for a command that asks first. @throws Refused when it cannot be done now */
  async function wouldDo(act: string, thing: Thing): Promise<string> {
    const named = requireNamed(acts, act);
    const { refusal } = (await lookAt(thing, named)) ?? {};
    if (refusal) throw new Refused(refusal);
    return `${(aboutOf ?? nameOf)(thing)}, with --yes: ${named.says}`;
  }

  /** Performs an act by command line, in the words of its button. @throws Refused when it cannot be done now */
  async function command(act: string, thing: Thing, typed = ""): Promise<Outcome> {
    const { done, moot, asks, fits, run } = requireNamed(acts, act);
    const fault = asks?.fault(typed, thing);
    if (fault) throw new UsageError(fault);
    const about = (aboutOf ?? nameOf)(thing);
    if (moot && !fits(thing)) return { json: { about, done: null }, text: `${about}: ${moot}.` };
    await wouldDo(act, thing);
    await run(thing, COMMAND_LINE, typed, null);
    return { json: { about, done: act }, text: `${about}: ${textOf(done, thing, typed)}.` };
  }

  return {
    command,
    wouldDo,

    /** Makes a command of each of these acts; `findGiven` finds a thing by what is typed, as `takes` calls it. */
    commands: (names: string[], takes: string, findGiven: (given?: string) => Promise<Thing>) =>
      Object.fromEntries(
        names.map((name): [string, Command] => {
          const act = requireNamed(acts, name);
          return [
            name,
            {
              summary: typeof act.label === "string" ? act.label : name,
              says: act.says,
              takes: [takes, ...(act.asks ? [act.asks.field] : [])],
              ...(act.destroys === "for good" && {
                confirm: async ({ given: [given] }) => wouldDo(name, await findGiven(given)),
              }),
              run: async ({ given: [given, typed] }) => command(name, await findGiven(given), typed),
            },
          ];
        }),
      ),

    buttons: (thing: Thing): ActButton[] =>
      Object.entries(acts)
        .filter(([, { fits }]) => fits(thing))
        .map(([act, { label, destroys, isDirect }]) => ({
          href: `${page(thing.id)}/${act}`,
          label: textOf(label, thing),
          destroys: destroys !== undefined,
          revision: isDirect ? revisionOf(thing) : null,
        })),

    /** Returns what an act's page shows. `typed`: what was typed before a fresh proof was needed. */
    async show({ id, act }: Params, typed: Record<string, string>) {
      const named = requireNamed(acts, act);
      const { label, says, asks, holds, destroys } = named;
      const thing = await find(id);
      const more = await lookAt(thing, named);
      const title = textOf(label, thing);
      return {
        back: { href: page(thing.id), label: nameOf(thing) },
        label: title,
        says,
        about: aboutOf?.(thing),
        asks: asks?.field,
        destroys: destroys !== undefined,
        refusal: undefined as string | undefined,
        warnings: [] as string[],
        instead: undefined as string | undefined,
        button: title,
        form: formView(deskActForm, {
          ...(asks && holds && { [asks.field]: holds(thing) }),
          ...typed,
          revision: (named.revisionOf ?? revisionOf)(thing),
        }),
        ...more,
      };
    },

    async perform({ params, values, visit, user }: ActRequest): Promise<Response> {
      const { done, moot, asks, destroys, fits, run } = requireNamed(acts, params.act);
      const thing = await find(params.id);
      const { revision } = values;
      const about = (aboutOf ?? nameOf)(thing);
      if (!fits(thing)) {
        if (moot) return visit.goTo(page(thing.id), success(moot, about));
        throw new FormRejection({ form: misfit(thing) }, 409);
      }
      const typed = asks ? values[asks.field] : "";
      const fault = asks?.fault(typed, thing);
      if (asks && fault) throw new FormRejection({ fields: { [asks.field]: fault } });
      await run(thing, { ...byOperator(user), revision }, typed, visit);
      // If operators delete, disable or sign out themselves, the next page asks them to sign in.
      const to = destroys === "itself" ? list : page(thing.id);
      return visit.goTo(to, success(textOf(done, thing, typed), about));
    },
  };
}

const textOf = <Thing>(text: Act<Thing>["done"], thing: Thing, typed = "") =>
  typeof text === "string" ? text : text(thing, typed);

type ActRequest = {
  params: ActionFunctionArgs["params"];
  values: { revision: string; number: string; email: string; at: string; groups: string };
  visit: OpenVisit;
  user: User;
};
