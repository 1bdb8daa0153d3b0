/** How a page of a release looks; `url` is below `/api`. */
export interface ReleasePicture {
  /** Id of the route. */
  readonly page: string;
  readonly language: string;
  /** Of the window, in pixels. */
  readonly width: number;
  readonly url: string;
}
