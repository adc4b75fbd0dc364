interface Places {
  buttonTop: number;
  resultBottom: number;
  viewTop: number;
  viewBottom: number;
}

/** Compute how far to scroll down until the result shows, with its button still in view. In pixels, at least 0. */
export const distanceToResult = ({ buttonTop, resultBottom, viewTop, viewBottom }: Places): number =>
  Math.max(0, Math.min(resultBottom - viewBottom, buttonTop - viewTop));
