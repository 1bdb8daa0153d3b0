/**
 * How long React draws before it lets the browser paint and take input: 33 ms, two thirds of what
 * counts as a long task. By itself it stops every 5 ms, and where something moves on the page the
 * browser makes a frame at each stop: a list that took 75 ms to draw was there after 230 (decision 37).
 */
import { unstable_forceFrameRate } from 'scheduler';

unstable_forceFrameRate(30);
