import { readdirSync } from "node:fs";
import path from "node:path";
import { debianFolder } from "./debian-program";
import { startProgram } from "./program";
import { poll } from "./server";

/** A site with one button, at /auth/loam, that answers with what it learned. */
const SITE = `
require "json"
require "omniauth_openid_connect"
require "rack/handler/webrick"
given = JSON.parse(ENV.fetch("GIVEN"))
SWD.url_builder = URI::HTTP # Its discovery knows https alone.
OmniAuth.config.allowed_request_methods = [:get]
OmniAuth.config.silence_get_warning = true
site = Rack::Builder.new do
  use Rack::Session::Cookie, secret: "a secret of the site " * 4
  use OmniAuth::Builder do
    provider :openid_connect, name: :loam, discovery: true, uid_field: "sub", client_auth_method: :basic,
      issuer: given["issuer"], scope: [:openid, :profile, :email],
      client_options: { identifier: given["id"], secret: given["secret"], redirect_uri: given["redirectUri"] }
  end
  run ->(env) { [200, { "Content-Type" => "application/json" }, [(env["omniauth.auth"] || {}).to_json]] }
end
Rack::Handler::WEBrick.run(site, Host: "127.0.0.1", Port: given["port"], AccessLog: [])
`;

type Given = { issuer: string; id: string; secret: string; redirectUri: string; port: number };

/** Starts a Ruby site with Debian's omniauth_openid_connect on loopback. @returns a function that stops it */
export async function startOmniauth(given: Given): Promise<() => Promise<unknown>> {
  const usr = path.join(debianFolder("ruby-omniauth-openid-connect", "ruby-webrick"), "usr");
  const [machine = ""] = readdirSync(path.join(usr, "lib")).filter((name) => name.endsWith("-linux-gnu"));
  const program = readdirSync(path.join(usr, "bin")).find((name) => /^ruby\d/.test(name));
  const version = program ? `${program.slice("ruby".length)}.0` : "";
  const own = path.join(usr, "lib", machine);
  const site = startProgram(program ? path.join(usr, "bin", program) : "ruby", ["-e", SITE], {
    env: {
      ...process.env,
      GIVEN: JSON.stringify(given),
      LD_LIBRARY_PATH: own,
      RUBYLIB: ["vendor_ruby", version]
        .flatMap((name) => [`${usr}/lib/ruby/${name}`, `${own}/ruby/${name}`])
        .join(":"),
      GEM_PATH: `${usr}/share/rubygems-integration/all:${usr}/lib/ruby/gems/${version}`,
    },
  });
  await poll(
    20_000,
    () => `omniauth does not answer: ${site.said()}`,
    async () => ((await fetch(`http://127.0.0.1:${given.port}/`).catch(() => null)) ? true : undefined),
  );
  return () => site.stop("SIGKILL");
}
