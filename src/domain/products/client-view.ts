/** A switch that takes costs and margins off the screen, for when a customer looks on (commerce §6). */
export interface ClientView {
  /** Whether costs and margins are off the screen. */
  readonly isOn: boolean;
  /** Called with what it is switched to. */
  readonly onChange: (isOn: boolean) => void;
}
