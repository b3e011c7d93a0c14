import type { Area } from "../lib/landing.ts";
import { useSession } from "../lib/session.ts";
import { useTitle } from "../lib/useTitle.ts";
import { OtherDashboards } from "./OtherDashboards.tsx";
import { TextColumn } from "./TextColumn.tsx";

export interface AreaStartProps {
  area: Area;
  title: string;
}

/** For an area without screens yet. */
export function AreaStart({ area, title }: AreaStartProps) {
  useTitle(title);
  const session = useSession();
  return (
    <TextColumn>
      <h1>{title}</h1>
      <p>The screens of this area are not available yet.</p>
      {session && <OtherDashboards area={area} session={session} />}
    </TextColumn>
  );
}
