import type { ResolvedImage } from '../model/resolved.ts';

interface PictureProps {
  readonly image: ResolvedImage;
  readonly className?: string | undefined;
  /** True for the picture that the visitor sees first. */
  readonly eager?: boolean | undefined;
  /** How wide such a picture is shown. */
  readonly sizes?: string;
  /** True where that holds before it is laid out, too: then it is fetched in that width, hidden or not. */
  readonly exact?: boolean;
}

/** The width of a picture beside a text, above it where there is no room. */
export const BESIDE_TEXT = '(min-width: 993px) 50vw, 100vw';

/** For a style that keeps an upright picture no higher than the window: how wide it is for its height. */
export const uprightShape = ({ width, height }: ResolvedImage) =>
  height > width ? { '--upright': width / height } : undefined;

/** An image with its size, so that nothing moves when it arrives. */
export function Picture({ image, className, eager = false, sizes = '100vw', exact = eager }: PictureProps) {
  return (
    <img
      className={className}
      src={image.src}
      srcSet={image.srcset}
      sizes={image.srcset && (exact ? sizes : `auto, ${sizes}`)}
      alt={image.alt}
      data-focal={image.focalPoint}
      width={image.width}
      height={image.height}
      loading={eager ? undefined : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
    />
  );
}
