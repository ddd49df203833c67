export { createSandbox, type Sandbox } from './create-sandbox.ts'
export { forget } from './forget.ts'
