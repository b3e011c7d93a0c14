import { Banner } from "@gbvf/ui/primitives/Banner/Banner.tsx";
import { Link } from "@gbvf/ui/primitives/Link/Link.tsx";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { buildingBlock } from "../../lib/address/areaPaths.ts";
import { useMay } from "../../lib/session/useMay.ts";
import { SheetDownload } from "./sheet/SheetDownload.tsx";
import { SheetPreviewPanel, takeFocus } from "./sheet/SheetPreviewPanel.tsx";
import { SheetUpload } from "./sheet/SheetUpload.tsx";
import { useSheet } from "./sheet/useSheet.ts";

export function SheetPage() {
  const may = useMay();
  const sheet = useSheet();
  return (
    <AreaFrame
      title="Contacts in a sheet"
      purpose="Download your contacts, edit them in Excel or another program, and send them back. You see every change before it counts."
    >
      <SheetDownload />
      {may("EditBuildingBlock") && (
        <>
          {sheet.applied && (
            <div ref={takeFocus} tabIndex={-1} role="status">
              <Banner>
                {sheet.applied.message}{" "}
                {sheet.applied.mayTakeBack && (
                  <>
                    <Link href={buildingBlock.changed}>Take it back</Link>{" "}
                  </>
                )}
                {sheet.applied.waiting > 0 ? (
                  <Link href={buildingBlock.waiting}>See what is waiting</Link>
                ) : (
                  <Link href={buildingBlock.start}>See your municipalities</Link>
                )}
              </Banner>
            </div>
          )}
          <SheetUpload key={sheet.applications} sheet={sheet} />
          {sheet.preview && <SheetPreviewPanel key={sheet.readings} preview={sheet.preview} sheet={sheet} />}
        </>
      )}
    </AreaFrame>
  );
}
