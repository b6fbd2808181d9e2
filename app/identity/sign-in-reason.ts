/** A client as members see it. `picture` is the picture's hash. */
export type ClientFace = { name: string; picture: string | null };

/** What a visitor signs in for: the plan tool, the community, or another client. */
export type SignInReason = "plan tool" | "community" | { client: ClientFace } | null;
