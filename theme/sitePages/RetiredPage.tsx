interface Props {
  heading: string;
  explanation: string;
  way: string;
  target: { text: string; href: string };
  allVersions: { text: string; href: string };
}

/** Say that the version of a page is retired. The reader decides whether to go on. */
export const RetiredPage = ({ heading, explanation, way, target, allVersions }: Props) => (
  <>
    <h1>{heading}</h1>
    <p>{explanation}</p>
    <p>
      {`${way} `}
      <a href={target.href}>{target.text}</a>
    </p>
    <p>
      <a href={allVersions.href}>{allVersions.text}</a>
    </p>
  </>
);
