import { accountIsChangedAndLeft } from "./account-journey";

accountIsChangedAndLeft("off");
