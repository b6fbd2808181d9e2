import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { type Actor, byOperator } from "~/data/operator-acts";
import type { User } from "~/data/users";
import { success } from "~/domain/flash";
import { deskActForm } from "~/domain/forms/desk";
import { formView } from "~/http/form-page";
import { FormRejection } from "~/http/form-rejection";
import { requireNamed } from "~/http/problem";
import type { OpenVisit } from "~/http/visit";
import type { ActButton } from "~/ui/desk";

type Params = LoaderFunctionArgs["params"];

/** One thing that an operator can do. */
type Act<Thing> = {
  /** The button, and the title of the act's page. */
  label: string;
  /** What will happen, before the button is pressed. */
  says: string;
  /** Said when it is done. */
  done: string;
  /** Said in place of a refusal when it does not fit any more: what it is for has come about by itself. */
  moot?: string;
  /** Cannot be undone, or shuts somebody out: its button looks so. */
  destroys?: true;
  /** Pressed on the thing's own page. */
  isDirect?: true;
  /** The thing is gone when it is done. */
  ends?: true;
  /** What else must be typed; `fault` says what is wrong with it. */
  asks?: { field: "number" | "email"; fault: (typed: string, thing: Thing) => string | null };
  /** What else its page says of the thing; a refusal replaces the button. `button`: its label, where that is another one. */
  look?: (
    thing: Thing,
  ) => Promise<{ about?: string; says?: string; refusal?: string; warnings?: string[]; button?: string }>;
  /** Whether it makes sense for the thing now: its button stands on the thing's page. */
  fits: (thing: Thing) => boolean;
  /** Its flow. `typed`: what it asks for. */
  run: (thing: Thing, by: Actor, typed: string, visit: OpenVisit) => Promise<unknown>;
};

/** All that can be done to a kind of thing, in the order of its page. */
type Acts<Thing> = {
  /** @throws the page of a thing that is not there */
  find: (id?: string) => Promise<Thing>;
  /** The one that the flows compare. */
  revisionOf: (thing: Thing) => string;
  nameOf: (thing: Thing) => string;
  /** What names it without doubt, where its name does not. */
  aboutOf?: (thing: Thing) => string;
  page: (id: string) => string;
  list: string;
  /** What the thing is now, where an act does not fit: "the account is verified". */
  stateOf: (thing: Thing) => string;
  acts: Record<string, Act<Thing>>;
};

/** The buttons of a kind of thing, and the page and the doing of each act. */
export function defineActs<Thing extends { id: string }>(kind: Acts<Thing>) {
  const { find, revisionOf, nameOf, aboutOf, page, list, stateOf, acts } = kind;
  const misfit = (thing: Thing) => `This cannot be done now: ${stateOf(thing)}.`;
  return {
    buttons: (thing: Thing): ActButton[] =>
      Object.entries(acts)
        .filter(([, { fits }]) => fits(thing))
        .map(([act, { label, destroys = false, isDirect }]) => ({
          href: `${page(thing.id)}/${act}`,
          label,
          destroys,
          revision: isDirect ? revisionOf(thing) : null,
        })),

    /** `typed`: before the operator had to prove who it is. */
    async show({ id, act }: Params, typed: Record<string, string>) {
      const { label, says, moot, asks, destroys = false, fits, look } = requireNamed(acts, act);
      const thing = await find(id);
      const more = fits(thing) ? await look?.(thing) : { refusal: moot ? `${moot}.` : misfit(thing) };
      return {
        back: { href: page(thing.id), label: nameOf(thing) },
        label,
        says,
        about: aboutOf?.(thing),
        asks: asks?.field,
        destroys,
        refusal: undefined as string | undefined,
        warnings: [] as string[],
        button: label,
        form: formView(deskActForm, { ...typed, revision: revisionOf(thing) }),
        ...more,
      };
    },

    async perform({ params, values, visit, user }: ActRequest): Promise<Response> {
      const { done, moot, asks, ends, fits, run } = requireNamed(acts, params.act);
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
      // Operators who delete, disable or sign out their own account have no session left: the page asks them to sign in.
      return visit.goTo(ends ? list : page(thing.id), success(done, about));
    },
  };
}

type ActRequest = {
  params: ActionFunctionArgs["params"];
  values: { revision: string; number: string; email: string };
  visit: OpenVisit;
  user: User;
};
