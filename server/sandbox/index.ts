export { createSandbox, type Sandbox, type SandboxOptions } from './create-sandbox.ts'
export { forget } from './forget.ts'
export { API_VERSION } from './stripe-error.ts'
export type { Fault } from './faults.ts'
