import { type ReactNode, Suspense, useEffect, useRef, useState } from "react";

export interface WhenNearProps {
  /** Stands in the place of what is coming, as high as it will be. */
  outline: ReactNode;
  children: ReactNode;
}

/** Draws its children once the reader comes near them; until then nobody waits for their script. */
export function WhenNear({ outline, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
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
  return <div ref={place}>{isNear ? <Suspense fallback={outline}>{children}</Suspense> : outline}</div>;
}
