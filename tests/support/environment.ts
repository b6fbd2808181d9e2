import { afterEach } from "vitest";
import { forgetConfig } from "~/base/kernel/config";

/** @returns a function that sets variables (or takes them away, with undefined) until the test ends. */
export function withEnvironment(): (variables: Record<string, string | undefined>) => void {
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
  return (variables) => {
    for (const [name, value] of Object.entries(variables)) {
      if (!before.has(name)) before.set(name, process.env[name]);
      set(name, value);
    }
    forgetConfig();
  };
}
