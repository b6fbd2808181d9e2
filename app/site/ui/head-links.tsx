import { links } from "~/base/links";
import type { BrandView } from "~/site/site";
import { faviconIco, faviconSvg, touchIcon } from "./favicons";

type HeadLinksProps = {
  /** URLs of the site's own stylesheet and font. */
  style: string;
  font: string;
  brand: BrandView | null | undefined;
};

/** Stylesheet, font and icons of every page: the site's own, or the operator's (site/brand). */
export function HeadLinks({ style, font, brand }: HeadLinksProps) {
  const icons = brand?.icons;
  return (
    <>
      <link rel="preload" href={brand?.font ?? font} as="font" crossOrigin="anonymous" />
      <link rel="stylesheet" href={style} />
      {brand?.style && <link rel="stylesheet" href={brand.style} />}
      <link rel="icon" href={icons?.ico ?? faviconIco} sizes="32x32" />
      {icons ? (
        <link rel="icon" href={icons.icon192} type="image/png" sizes="192x192" />
      ) : (
        <link rel="icon" href={faviconSvg} type="image/svg+xml" />
      )}
      <link rel="apple-touch-icon" href={icons?.touch ?? touchIcon} />
      <link rel="manifest" href={links.manifest()} />
    </>
  );
}
