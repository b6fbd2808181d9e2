import { afterEach, beforeEach } from "vitest";
import { forgetConfig } from "~/kernel/config";

type Variables = Record<string, string | undefined>;

/** @returns a function that sets variables (or takes them away, with undefined) until the test ends; `always` in each. */
export function withEnvironment(always: Variables = {}): (variables: Variables) => void {
  const before = new Map<string, string | undefined>();

  function set(name: string, value: string | undefined) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }

  afterEach(() => {
    for (const [name, value] of before) set(name, value);
    before.clear();
    forgetConfig();
  });
  const setAll = (variables: Variables) => {
    for (const [name, value] of Object.entries(variables)) {
      if (!before.has(name)) before.set(name, process.env[name]);
      set(name, value);
    }
    forgetConfig();
  };
  beforeEach(() => setAll(always));
  return setAll;
}
