/** The path of a file that the bundler takes along. */
declare module '*.wasm' {
  const path: string;
  export default path;
}
