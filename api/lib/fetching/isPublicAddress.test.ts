import { expect, test } from "vitest";
import { isPublicAddress } from "./isPublicAddress.ts";

test.each([
  "127.0.0.1",
  "10.1.2.3",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "198.51.100.7",
  "::1",
  "::",
  "fe80::1",
  "fd00::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2002:7f00:1::1",
  "2001::1",
  "2001:db8::1",
])("S53 %s is no public address", (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(["8.8.8.8", "172.32.0.1", "100.128.0.1", "197.80.1.1", "2001:4860:4860::8888", "2c0f:f248::1"])(
  "%s is one",
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);
