import { useIsPrinting } from "@gbvf/ui/tokens/useIsPrinting.ts";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

interface LazyOnScrollProps {
  outline: ReactNode;
  children: ReactNode;
}

/** Draws its children when scrolled near or printed. Paper says if they are late. */
export function LazyOnScroll({ outline, children }: LazyOnScrollProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const isPrinting = useIsPrinting();
  useEffect(() => {
    if (isPrinting) setNear(true);
  }, [isPrinting]);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: "100px" },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const isShown = isNear || isPrinting;
  const waiting = isPrinting ? (
    <p data-late="">Some charts were still loading. Print again in a moment.</p>
  ) : (
    outline
  );
  return <div ref={place}>{isShown ? <Suspense fallback={waiting}>{children}</Suspense> : outline}</div>;
}
