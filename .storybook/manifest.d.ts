// Stands in for the manifest until the first build.
declare module '*/custom-elements.json' {
  const manifest: object;
  export default manifest;
}
