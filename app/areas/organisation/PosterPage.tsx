import { Button } from "@gbvf/ui/primitives/Button/Button.tsx";
import { EmptyState } from "@gbvf/ui/primitives/EmptyState/EmptyState.tsx";
import { Icon } from "@gbvf/ui/primitives/Icon/Icon.tsx";
import { PrintPage } from "@gbvf/ui/primitives/PrintPage/PrintPage.tsx";
import { Resource } from "@gbvf/ui/primitives/Resource/Resource.tsx";
import { formatDate } from "@gbvf/ui/text/format.ts";
import { font, space } from "@gbvf/ui/tokens/tokens.ts";
import { QrCode } from "@gbvf/ui/widgets/QrCode/QrCode.tsx";
import { useParams } from "react-router-dom";
import { styled } from "styled-components";
import { AreaFrame } from "../../layouts/AreaFrame.tsx";
import { organisation } from "../../lib/address/areaPaths.ts";
import { decodeId } from "../../lib/address/encodedId.ts";
import { formatMinutes } from "./readings.ts";
import { useOwnSurveys } from "./useOwnSurveys.ts";

export function PosterPage() {
  const { resId } = useParams();
  const healthCheckId = decodeId(resId);
  const checks = useOwnSurveys();
  return (
    <AreaFrame
      title="Poster"
      isSheet
      purpose="Hang it where people can scan it without being watched."
      back={{ href: organisation.start, name: "Health Check Dashboard" }}
      actions={
        <Button variant="primary" onPress={() => window.print()}>
          <Icon name="print" size={18} /> Print
        </Button>
      }
    >
      <Resource {...checks} skeleton="30rem">
        {({ organisation: { name }, healthChecks }) => {
          const survey = healthChecks.find((each) => each.healthCheckId === healthCheckId);
          if (survey?.url == null)
            return (
              <EmptyState title="No link to print" headingLevel={2}>
                Only a survey that is open or planned, and that everybody answers with one link, has a poster.
              </EmptyState>
            );
          return (
            <Poster aria-label="Poster">
              <h2>How safe is it at {name}?</h2>
              <p>
                Answer a few questions about how gender-based violence is dealt with here. About{" "}
                {formatMinutes(survey.questionCount)}.
              </p>
              <QrCode address={survey.url} label="Code of the survey link" />
              <p>{survey.url}</p>
              <p>
                <strong>Nobody is shown your answers.</strong> Until {formatDate(survey.effectiveTo)}.
              </p>
            </Poster>
          );
        }}
      </Resource>
    </AreaFrame>
  );
}

const Poster = styled(PrintPage)`
  display: grid;
  gap: ${space(3)};
  justify-items: center;
  text-align: center;
  font-size: ${font.size.large};

  h2 { font-size: ${font.size.display}; }
`;
