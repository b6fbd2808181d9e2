import { createContext, useContext } from "react";

/** The nonce of this response, for the framework's own scripts; empty in the browser. */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
