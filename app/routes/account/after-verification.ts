import { communityUrl } from "~/content/site.server";
import { ownPath } from "~/domain/own-path";
import { communityLink } from "~/http/after-sign-in";
import type { Visit } from "~/http/visit";
import { links } from "~/links";

/**
 * Returns where a newly verified member goes: to what was asked for; after a sign-up on /auth to the home page;
 * otherwise to the community they came from, or to the messaging channel.
 */
export function afterVerification(visit: Visit): string {
  const { redirectTo, fromAuth } = visit.state;
  const other = fromAuth ? "" : communityLink(visit, communityUrl());
  return (redirectTo && ownPath(redirectTo)) || other || links.home();
}
