type Names<T> = T extends unknown ? keyof T : never

/** One of several shapes, read before it is known which one: what it does not have is undefined. */
export type Any<T, All = T> = T extends unknown
  ? T & { [Name in Exclude<Names<All>, keyof T>]?: undefined }
  : never
