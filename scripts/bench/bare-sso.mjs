import { createServer } from "node:http";
import { bareProvider } from "./bare-provider.mjs";

const port = Number(process.env.PORT);
createServer(bareProvider(`http://127.0.0.1:${port}`)).listen(port, "127.0.0.1");
