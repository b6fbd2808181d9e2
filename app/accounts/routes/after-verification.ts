import { communityLink } from "~/accounts/after-sign-in";
import { links } from "~/base/links";
import { ownPath } from "~/base/text/own-path";
import type { Visit } from "~/identity/visit";
import { communityUrl } from "~/site/site.server";

/**
 * Returns where a newly verified member goes: to what was asked for; after a sign-up on /auth to the home page;
 * otherwise to the community they came from, or to the messaging channel.
 */
export function afterVerification(visit: Visit): string {
  const { redirectTo, fromAuth } = visit.state;
  const other = fromAuth ? "" : communityLink(visit, communityUrl());
  return (redirectTo && ownPath(redirectTo)) || other || links.home();
}
