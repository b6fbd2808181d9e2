import { RemixBrowser } from "@remix-run/react";
import { Component, type ReactNode, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { keepText } from "./ui/keep-text";
import { installNativeFallback } from "./ui/native-fallback";
import { isLeftBehind, keepPage, pageCrashed } from "./ui/restore-page";

/** The last error boundary, for errors in the page frame. */
class Net extends Component<{ onMount: () => void; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidMount() {
    this.props.onMount();
  }
  override componentDidCatch() {
    pageCrashed();
  }
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

function hydrate() {
  const page = keepPage();
  const letGo = keepText();
  installNativeFallback();
  startTransition(() => {
    const root = hydrateRoot(
      document,
      <StrictMode>
        <Net onMount={letGo}>
          <RemixBrowser />
        </Net>
      </StrictMode>,
      { onRecoverableError: page.onRecoverableError },
    );
    page.unmountWith(() => root.unmount());
  });
}

if (isLeftBehind()) window.location.reload();
else hydrate();
