import { communityUrl } from "~/content/site.server";
import { ownPath } from "~/domain/own-path";
import { communityLink } from "~/http/after-sign-in";
import type { Visit } from "~/http/visit";
import { links } from "~/links";

/**
 * Where a verified member goes: to what was asked for; else who signed up on /auth home, who came from the community there,
 * all others to the messaging channel.
 */
export function afterVerification(visit: Visit): string {
  const { redirectTo, fromAuth } = visit.state;
  const other = fromAuth ? "" : communityLink(visit, communityUrl());
  return (redirectTo && ownPath(redirectTo)) || other || links.home();
}
