import { useIsPrinting } from "@gbvf/ui/tokens/useIsPrinting.ts";
import { useIsServerRendered } from "@gbvf/ui/tokens/useIsServerRendered.ts";
import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

interface LazyOnScrollProps {
  skeleton: ReactNode;
  /** Set it to false for parts that need scripts or are hidden on phones. */
  isOnServer?: boolean;
  children: ReactNode;
}

/** Renders its children when they are scrolled near or printed, but never where CSS hides them. */
export function LazyOnScroll({ skeleton, isOnServer = true, children }: LazyOnScrollProps) {
  const container = useRef<HTMLDivElement>(null);
  const isPrinting = useIsPrinting();
  const isServerRendered = useIsServerRendered();
  const [isNear, setNear] = useState(isServerRendered && isOnServer);
  useEffect(() => {
    if (isPrinting) setNear(true);
  }, [isPrinting]);
  useEffect(() => {
    const element = container.current;
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
  const isVisible = isNear || isPrinting;
  const placeholder = isPrinting ? (
    <p data-late="">Some charts were still loading. Print again in a moment.</p>
  ) : (
    skeleton
  );
  return (
    <div ref={container}>{isVisible ? <Suspense fallback={placeholder}>{children}</Suspense> : skeleton}</div>
  );
}
